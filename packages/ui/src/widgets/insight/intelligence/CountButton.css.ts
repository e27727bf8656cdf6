import { componentRecipe, focusRing, media, vars } from '../../../theme';

const { color, font, radius, size } = vars;

/** A figure that is a link in all but address: the line under it says that something is behind it. */
export const count = componentRecipe({
  base: {
    borderRadius: radius.xs,
    color: color.ink,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    selectors: {
      '&[data-hovered]': { textDecorationColor: 'currentColor' },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: color.inkMuted, cursor: 'default', textDecorationLine: 'none' },
    },
    '@media': { [media.coarse]: { minBlockSize: size.touch, minInlineSize: size.touch } },
  },
  variants: {
    size: {
      dense: { minBlockSize: vars.space.xl, fontSize: font.size.dense, fontWeight: font.weight.semibold },
      display: { fontSize: font.size.display, lineHeight: font.line.tight, fontWeight: font.weight.semibold },
    },
  },
  defaultVariants: { size: 'dense' },
});
