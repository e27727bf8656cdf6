import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../../theme';

const { color, font, radius } = vars;

/** Marked by weight and underline too, not by color alone. */
export const mark = style(
  inLayer('widgets', {
    borderRadius: radius.sm,
    backgroundColor: color.surfaceSelected,
    color: color.accentInk,
    fontWeight: font.weight.semibold,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } },
  }),
);
