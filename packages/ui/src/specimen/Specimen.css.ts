import { createVar, style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../theme';

export const stack = style(
  inLayer('app', { display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const row = style(
  inLayer('app', { display: 'grid', gap: vars.space.sm, minInlineSize: 0, maxInlineSize: '100%', inlineSize: '100%' }),
);

export const label = style(inLayer('app', { fontSize: vars.font.size.caption, color: vars.color.inkMuted }));

export const items = layeredRecipe('app', {
  base: { display: 'flex', flexWrap: 'wrap', gap: vars.space.md, minInlineSize: 0 },
  variants: { align: { center: { alignItems: 'center' }, start: { alignItems: 'flex-start' } } },
  defaultVariants: { align: 'center' },
});

export const width = createVar();

export const frame = style(inLayer('app', { inlineSize: width, maxInlineSize: '100%', minInlineSize: 0 }));
