import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

export const failure = style(
  inLayer('components', { display: 'flex', gap: vars.space.snug, marginBlockStart: vars.space.md }),
);
