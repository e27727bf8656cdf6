import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '../../../theme';

/** Uses native pseudo-classes: unlike react-aria's links, a plain link has no state attributes. */
export const login = style(
  inLayer('widgets', {
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:focus-visible': focusRing,
    },
  }),
);
