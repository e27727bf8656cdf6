import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const columns = inWidgets({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `${hairline} solid ${color.hairline}`,
});

export const column = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${color.hairline}` } },
});

export const about = inWidgets({ flex: '999 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const choice = inWidgets({ flex: '1 1 14rem', minInlineSize: 0 });
