import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

export const block = style(
  inLayer('widgets', {
    flex: 1,
    marginBlockStart: vars.space.md,
    padding: vars.space.lg,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surfaceSunken,
  }),
);

export const tall = style([block, inLayer('widgets', { blockSize: '100rem' })]);
