import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';
// The order matters: what is on comes after what a button looks like at rest.
import '../Button/Button.css';

const { color } = vars;

/** On: the ground and the ink of what is chosen, and an edge, so that colour is not all that says so. */
export const toggle = style(
  inLayer('components', {
    selectors: {
      '&[data-selected]': {
        backgroundColor: color.surfaceSelected,
        borderColor: color.accent,
        color: color.accentInk,
      },
      '&[data-selected][data-hovered]': { backgroundColor: color.surfaceSelected, borderColor: color.accentHover },
      '&[data-selected][data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected][data-disabled]': { borderColor: color.edge, color: color.inkDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]:not([data-disabled])': {
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);
