import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { space, color, hairline, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const sides = inWidgets({
  display: 'grid',
  gap: space.md,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = inWidgets({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  minInlineSize: 0,
  padding: space.md,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
  selectors: { '&[data-side="keep"]': { borderColor: color.accent } },
});
