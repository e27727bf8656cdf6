import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

export const box = style(
  inLayer('components', {
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    borderRadius: vars.radius.sm,
  }),
);
