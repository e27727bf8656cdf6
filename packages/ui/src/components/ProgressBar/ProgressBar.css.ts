import { createVar, keyframes, style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font, radius, duration, easing } = vars;

export const root = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.snug,
    overflowWrap: 'anywhere',
  }),
);

export const line = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.lg,
    ...tabular,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
  }),
);

export const label = style(inLayer('components', { fontWeight: font.weight.medium }));

export const muted = style(inLayer('components', { color: color.inkMuted }));

export const track = style(
  inLayer('components', {
    position: 'relative',
    overflow: 'hidden',
    blockSize: space.snug,
    borderRadius: radius.full,
    backgroundColor: color.surfacePressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** Completed share, 0 to 1. */
export const share = createVar();

const roam = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const bar = componentRecipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: radius.full,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    tone: {
      accent: { backgroundColor: color.accent },
      positive: { backgroundColor: color.positive.mark },
      negative: { backgroundColor: color.negative.mark },
    },
    knows: {
      share: {
        inlineSize: `calc(${share} * 100%)`,
        transition: `inline-size ${duration.travel} ${easing.standard}`,
      },
      nothing: {
        inlineSize: '40%',
        animation: `${roam} 1400ms ${easing.standard} infinite`,
        // With reduced motion it is static and pale, which suggests no amount.
        '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.4 } },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
});
