import { createVar, style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font, radius, duration, easing } = vars;

export const root = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const line = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.lg,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    ...tabular,
  }),
);

export const label = style(inLayer('components', { fontWeight: font.weight.medium, minInlineSize: 0 }));

export const amount = style(
  inLayer('components', { display: 'inline-flex', flexWrap: 'wrap', columnGap: space.sm, color: color.inkMuted }),
);

export const word = componentRecipe({
  base: { fontWeight: font.weight.medium },
  variants: {
    level: {
      good: { color: color.positive.ink },
      fair: { color: color.warning.ink },
      poor: { color: color.negative.ink },
    },
  },
});

/** Square ends and cuts at the thresholds make it look like a ruler; a progress bar is rounded. */
export const scale = style(
  inLayer('components', {
    position: 'relative',
    blockSize: space.sm,
    borderRadius: radius.xs,
    overflow: 'hidden',
    backgroundColor: color.surfacePressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** Position on the scale, 0 to 1. */
export const share = createVar();

export const bar = componentRecipe({
  base: {
    blockSize: '100%',
    inlineSize: `calc(${share} * 100%)`,
    backgroundColor: color.accent,
    transition: `inline-size ${duration.travel} ${easing.standard}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    level: {
      good: { backgroundColor: color.positive.mark },
      fair: { backgroundColor: color.warning.mark },
      poor: { backgroundColor: color.negative.mark },
    },
  },
});

export const tick = style(
  inLayer('components', {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${share} * 100%)`,
    inlineSize: space.xxs,
    backgroundColor: color.surface,
    '@media': {
      // Visible on both the filled and the empty part.
      [media.forcedColors]: {
        inlineSize: space.xs,
        borderInline: '1px solid CanvasText',
        backgroundColor: 'Canvas',
        forcedColorAdjust: 'none',
      },
    },
  }),
);
