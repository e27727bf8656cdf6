import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

export const stack = style(
  inLayer('app', { display: 'grid', gap: vars.space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const row = style(
  inLayer('app', { display: 'grid', gap: vars.space.sm, minInlineSize: 0, maxInlineSize: '100%', inlineSize: '100%' }),
);

export const label = style(inLayer('app', { fontSize: vars.font.size.caption, color: vars.color.inkMuted }));

export const items = style(
  inLayer('app', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md, minInlineSize: 0 }),
);

export const width = createVar();

export const frame = style(inLayer('app', { inlineSize: width, maxInlineSize: '100%', minInlineSize: 0 }));
