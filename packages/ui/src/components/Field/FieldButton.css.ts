import { componentRecipe, focusRingInset, media, vars } from '../../theme';

const { color, space, size, radius } = vars;

/** An icon button in a field or its popover. */
export const fieldButton = componentRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.sm,
    color: color.inkMuted,
    cursor: 'default',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.ink },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: color.inkDisabled },
    },
    '@media': {
      [media.forcedColors]: { color: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  variants: {
    place: {
      end: {
        inlineSize: space.xl,
        blockSize: space.xl,
        marginInlineEnd: `calc(-1 * ${space.xs})`,
        '@media': {
          [media.coarse]: {
            inlineSize: size.touch,
            blockSize: size.touch,
            marginInlineEnd: `calc(-1 * ${space.sm})`,
          },
        },
      },
      /** One of a pair, each as high as the field. */
      stepper: {
        inlineSize: space.xl,
        minBlockSize: space.xl,
        '@media': { [media.coarse]: { inlineSize: size.touch, minBlockSize: size.touch } },
      },
      head: {
        inlineSize: size.controlSmall,
        blockSize: size.controlSmall,
        '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } },
      },
    },
  },
  defaultVariants: { place: 'end' },
});
