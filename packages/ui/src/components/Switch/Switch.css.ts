import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, vars } from '../../theme';

const { color, size, space, radius, duration, easing } = vars;

export const row = componentRecipe({
  base: {},
  variants: {
    place: {
      start: {},
      /** For settings lists: labels on one side, switches in a column on the other. */
      end: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch', columnGap: space.lg },
    },
  },
});

export const words = componentRecipe({ base: {}, variants: { place: { start: {}, end: { order: -1 } } } });

export const track = style(
  inLayer('components', {
    position: 'relative',
    inlineSize: space.xxl,
    blockSize: `calc(${size.iconSmall} + ${space.xs})`,
    borderRadius: radius.full,
  }),
);

export const thumb = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: space.xxs,
    inlineSize: space.md,
    blockSize: space.md,
    translate: '0 -50%',
    borderRadius: radius.full,
    backgroundColor: color.inkMuted,
    transition: `inset-inline-start ${duration.calm} ${easing.standard}, background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '[data-selected] &': {
        // Includes the track's hairline edge on both sides.
        insetInlineStart: `calc(100% - ${space.md} - ${space.xxs})`,
        backgroundColor: 'currentColor',
      },
      '[data-disabled] &': { backgroundColor: 'currentColor' },
    },
    '@media': {
      [media.forcedColors]: {
        backgroundColor: 'ButtonText',
        forcedColorAdjust: 'none',
        selectors: {
          '[data-selected] &': { backgroundColor: 'HighlightText' },
          '[data-disabled] &': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);
