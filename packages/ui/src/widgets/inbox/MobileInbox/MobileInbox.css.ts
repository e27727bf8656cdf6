import { style } from '@vanilla-extract/css';
import { fadesWhereMoreIs, focusRingInset, inLayer, vars } from '../../../theme';

const { color, space, radius, size, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

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

/** One line that scrolls sideways to the screen edges: four names do not fit, and a second line would take space from the list. */
export const filters = inWidgets({
  ...fadesWhereMoreIs,
  display: 'flex',
  gap: space.sm,
  marginInline: `calc(-1 * ${space.lg})`,
  paddingInline: space.lg,
  paddingBlock: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const rowControl = inWidgets({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.inkMuted,
  selectors: { '&:focus-visible': focusRingInset },
});

export const box = inWidgets({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: radius.sm,
  border: `1px solid ${color.outline}`,
  backgroundColor: color.surfaceRaised,
  selectors: {
    '&[data-selected]': { backgroundColor: color.accent, borderColor: color.accent, color: color.onAccent },
  },
});
