import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';
import { message } from './ThreadMessage.css';

const { space } = vars;

/** Below the time of the message, and out of sight until needed. */
export const corner = style(
  inLayer('widgets', {
    display: 'flex',
    position: 'absolute',
    insetBlockStart: space.xl,
    insetInlineEnd: 0,
    opacity: 0,
    selectors: {
      [`${message}:hover > &, &:focus-within, &[data-open]`]: { opacity: 1 },
    },
    '@media': { [media.coarse]: { opacity: 1 } },
  }),
);
