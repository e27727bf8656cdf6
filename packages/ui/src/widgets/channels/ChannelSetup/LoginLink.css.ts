import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '../../../theme';

/** react-aria tells its own links what they are; this one is the browser's. */
export const login = style(
  inLayer('widgets', {
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceHover },
      '&:focus-visible': focusRing,
    },
  }),
);
