import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { color, radius, space } = vars;

/** Positions on the scale, 0 to 1. */
export const from = createVar();
export const to = createVar();
export const mean = createVar();

export const range = style(
  inLayer('widgets', {
    position: 'relative',
    blockSize: space.sm,
    borderRadius: radius.xs,
    backgroundColor: color.surfacePressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const likely = style(
  inLayer('widgets', {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${from} * 100%)`,
    inlineSize: `calc((${to} - ${from}) * 100%)`,
    borderRadius: radius.xs,
    backgroundColor: color.accent,
    opacity: 0.45,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

/** The mean of the posterior. */
export const middle = style(
  inLayer('widgets', {
    position: 'absolute',
    insetBlock: `calc(-1 * ${space.xxs})`,
    insetInlineStart: `calc(${mean} * 100% - 1px)`,
    inlineSize: space.xxs,
    backgroundColor: color.ink,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

export const campaign = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    overflowWrap: 'anywhere',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) 10rem',
        columnGap: space.xl,
        alignItems: 'start',
      },
    },
  }),
);

/** At the end of the row, or at the start where the actions have a line to themselves. */
export const actions = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    '@media': { [media.medium]: { justifyContent: 'flex-end' } },
  }),
);
