import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

const { color, space, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The list scrolls under the counters, which stay. */
export const inbox = inWidgets({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: '24rem',
});

export const head = inWidgets({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.lg,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
});

/** One line that scrolls sideways, to the edges of the screen: four names do not fit, and two lines would push the list down. */
export const filters = inWidgets({
  display: 'flex',
  gap: space.sm,
  marginInline: `calc(-1 * ${space.lg})`,
  paddingInline: space.lg,
  paddingBlock: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
