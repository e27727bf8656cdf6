import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

/** Over all columns, so that none of them cuts off a card on its way. */
export const layer = style(
  inLayer('components', {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: vars.z.overlay,
    pointerEvents: 'none',
  }),
);
