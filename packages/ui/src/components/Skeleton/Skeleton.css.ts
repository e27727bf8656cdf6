import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, layers, media, vars } from '../../theme';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** A slow breath, not a sheen that sweeps: it says "not yet" without asking to be watched. */
const breathing = { animation: `${pulse} ${vars.duration.pulse} ${vars.easing.standard} infinite` };

const fill = {
  backgroundColor: vars.color.surfacePressed,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
} as const;

/** What is inside keeps its place and size, cannot be reached, and is not read aloud. */
export const region = style(inLayer('components', { display: 'contents' }));

/** Text as a bar over its own lines: the glyphs stay, so that nothing moves when the real ones come. */
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

export const bone = componentRecipe({
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
 * For components that become a bone of their own size: everything inside disappears, the outline stays. The component's own recipe may come
 * later in the same layer, so the class is doubled to outrank it.
 */
export const ownShape = style(
  inLayer('components', {
    ...breathing,
    selectors: {
      '&&&': { backgroundColor: vars.color.surfacePressed, borderColor: 'transparent', color: 'transparent' },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
  }),
);

globalStyle(`${ownShape} > *`, { '@layer': { [layers.components]: { visibility: 'hidden' } } });
