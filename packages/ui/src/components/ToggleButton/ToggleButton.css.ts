import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';
// Import order matters: the "on" style must follow the button's base style.
import '../Button/Button.css';

const { color } = vars;

/** The "on" state adds background, text color and an edge, so that it does not rely on color alone. */
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
