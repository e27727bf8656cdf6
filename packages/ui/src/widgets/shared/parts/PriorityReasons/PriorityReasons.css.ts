import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../../theme';

export const list = style(
  inLayer('widgets', { display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const reason = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: vars.space.md,
    alignItems: 'baseline',
    textAlign: 'start',
  }),
);

export const points = layeredRecipe('widgets', {
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.medium },
  variants: { ground: { tip: {}, panel: { color: vars.color.inkMuted } } },
});

export const none = style(inLayer('widgets', { margin: 0 }));
