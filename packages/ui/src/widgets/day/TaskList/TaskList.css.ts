import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../theme';

const { color, space, hairline, font } = vars;

export const group = style(inLayer('widgets', { paddingBlockEnd: space.md }));

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
  }),
);

export const words = style(
  inLayer('widgets', { display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const title = layeredRecipe('widgets', {
  base: { fontWeight: font.weight.medium },
  variants: { isDone: { true: { color: color.inkMuted, textDecoration: 'line-through' }, false: {} } },
});

export const meta = style(inLayer('widgets', { display: 'flex', flexWrap: 'wrap', columnGap: space.sm }));

export const due = layeredRecipe('widgets', {
  variants: { isLate: { true: { color: color.priority.high.ink, fontWeight: font.weight.medium }, false: {} } },
});

export const actions = style(inLayer('widgets', { display: 'flex', gap: space.xxs }));
