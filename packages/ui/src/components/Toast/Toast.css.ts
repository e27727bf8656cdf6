import { keyframes, style } from '@vanilla-extract/css';
import { componentRecipe, focusRingInset, inLayer, media, touchTarget, vars } from '../../theme';

const { color, space, size, radius, duration, easing, z } = vars;

/** In the lower corner, above the bottom navigation if there is one. Empty areas let presses through. */
export const region = style(
  inLayer('components', {
    position: 'fixed',
    zIndex: z.toast,
    insetInlineEnd: space.lg,
    insetBlockEnd: space.lg,
    inlineSize: 'min(25rem, calc(100vw - 2rem))',
    pointerEvents: 'none',
    '@media': {
      [media.narrow]: { insetBlockEnd: `calc(${size.bottomBar} + ${space.md} + env(safe-area-inset-bottom, 0px))` },
    },
  }),
);

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${space.sm}` } });

export const toast = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    paddingBlock: space.md,
    paddingInline: `${space.md} ${space.sm}`,
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    boxShadow: vars.elevation.float,
    pointerEvents: 'auto',
    overflowWrap: 'anywhere',
    animation: `${arrive} ${duration.travel} ${easing.out}`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const mark = componentRecipe({
  base: { display: 'grid', placeItems: 'center', blockSize: size.controlSmall },
  variants: {
    tone: {
      neutral: { color: color.inkMuted },
      success: { color: color.positive.ink },
      destructive: { color: color.negative.ink },
    },
  },
});

export const words = style(
  inLayer('components', { flex: 1, minInlineSize: 0, display: 'grid', gap: space.xxs, paddingBlock: space.xxs }),
);

export const close = style(
  inLayer('components', {
    ...touchTarget,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.controlSmall,
    blockSize: size.controlSmall,
    borderRadius: radius.sm,
    color: color.inkMuted,
    selectors: {
      '&:hover': { backgroundColor: color.surfaceHover, color: color.ink },
      '&:focus-visible': focusRingInset,
    },
  }),
);
