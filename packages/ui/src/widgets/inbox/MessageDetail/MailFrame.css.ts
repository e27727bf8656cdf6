import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

/** Height of the email, in px. */
export const height = createVar();

export const frame = style(
  inLayer('widgets', {
    display: 'block',
    inlineSize: '100%',
    blockSize: height,
    border: 0,
    color: vars.color.ink,
    // Browsers paint a frame opaque if its color scheme differs from the page's; this keeps it transparent.
    colorScheme: 'normal',
    // Before it is measured, it has neither its height nor the theme's color.
    visibility: 'hidden',
    selectors: {
      '&[data-measured]': { visibility: 'visible' },
      '&[data-paper]': { borderRadius: vars.radius.md, backgroundColor: '#fff', colorScheme: 'light' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
