import { componentRecipe, focusRingInset, media, vars } from '../../theme';

const { color, space, size, radius } = vars;

/** A drawing to press in a field or in what it opens. */
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
      /** At the end of a field: it opens a calendar or a list. */
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
      /** One of two, as high as the field. */
      stepper: {
        inlineSize: space.xl,
        minBlockSize: space.xl,
        '@media': { [media.coarse]: { inlineSize: size.touch, minBlockSize: size.touch } },
      },
      /** At either end of the head of a calendar. */
      head: {
        inlineSize: size.controlSmall,
        blockSize: size.controlSmall,
        '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } },
      },
    },
  },
  defaultVariants: { place: 'end' },
});
