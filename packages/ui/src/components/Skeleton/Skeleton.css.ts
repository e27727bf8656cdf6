import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, layers, media, vars } from '../../theme';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** A slow pulse, not a moving sheen, so that it does not attract attention. */
const breathing = { animation: `${pulse} ${vars.duration.pulse} ${vars.easing.standard} infinite` };

const fill = {
  backgroundColor: vars.color.surfaceHover,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
} as const;

/** The content keeps its place and size but is inert and not read out. */
export const region = style(inLayer('components', { display: 'contents' }));

/** Bars over the lines of text. The glyphs stay in place, so nothing moves when the real text arrives. */
export const text = style(
  inLayer('components', {
    ...fill,
    ...breathing,
    color: 'transparent',
    borderRadius: vars.radius.sm,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    userSelect: 'none',
  }),
);

export const blockSize = createVar();
export const inlineSize = createVar();

export const shape = componentRecipe({
  base: { ...fill, ...breathing, display: 'block', flexShrink: 0, inlineSize, blockSize, maxInlineSize: '100%' },
  variants: {
    shape: {
      line: { borderRadius: vars.radius.sm },
      block: { borderRadius: vars.radius.md },
      round: { borderRadius: vars.radius.full },
    },
  },
  defaultVariants: { shape: 'line' },
});

/**
 * Hides a component's content and keeps its outline as the skeleton. The class is doubled to outrank the component's own recipe, which may come later
 * in the same layer.
 */
export const ownShape = style(
  inLayer('components', {
    ...breathing,
    selectors: {
      '&&&': { backgroundColor: vars.color.surfaceHover, borderColor: 'transparent', color: 'transparent' },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
  }),
);

globalStyle(`${ownShape} > *`, { '@layer': { [layers.components]: { visibility: 'hidden' } } });
