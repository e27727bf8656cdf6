import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, focusRing, media, vars } from '../../theme';

export const link = componentRecipe({
  base: {
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    transition: `text-decoration-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.inkDisabled, cursor: 'default', textDecorationLine: 'none' },
    },
    '@media': {
      [media.forcedColors]: { color: 'LinkText', selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accentInk },
      ink: { color: 'inherit' },
    },
    stands: {
      /** In running text the underline distinguishes a link. */
      inText: {
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
      },
      alone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xs,
        // A line of text is shorter than the minimum target.
        minBlockSize: vars.space.xl,
        fontWeight: vars.font.weight.medium,
        textDecorationColor: 'transparent',
        selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
        '@media': { [media.coarse]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
      },
    },
  },
  defaultVariants: { tone: 'accent', stands: 'inText' },
});

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;
