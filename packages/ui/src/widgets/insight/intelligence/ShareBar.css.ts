import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { color, space, radius } = vars;

/** 0 to 1. */
export const share = createVar();

export const track = style(
  inLayer('widgets', {
    blockSize: space.xs,
    borderRadius: radius.xs,
    overflow: 'hidden',
    backgroundColor: color.surfacePressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const bar = style(
  inLayer('widgets', {
    blockSize: '100%',
    inlineSize: `calc(${share} * 100%)`,
    backgroundColor: color.accent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
