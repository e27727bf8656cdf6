import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

/** Of the mail inside, in px. */
export const height = createVar();

export const frame = style(
  inLayer('widgets', {
    display: 'block',
    inlineSize: '100%',
    blockSize: height,
    border: 0,
    color: vars.color.ink,
    // A frame of another colour scheme than the page is painted opaque by browsers; this keeps it clear.
    colorScheme: 'normal',
    selectors: {
      '&[data-paper]': { borderRadius: vars.radius.md, backgroundColor: '#fff', colorScheme: 'light' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
