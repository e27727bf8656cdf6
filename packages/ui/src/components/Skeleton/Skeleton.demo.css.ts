import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

export const person = style(
  inLayer('app', { display: 'flex', alignItems: 'flex-start', gap: vars.space.md, paddingBlock: vars.space.sm }),
);

export const lines = style(inLayer('app', { display: 'grid', gap: vars.space.xs, flex: 1, minInlineSize: 0 }));

export const marks = style(inLayer('app', { display: 'flex', gap: vars.space.sm }));
