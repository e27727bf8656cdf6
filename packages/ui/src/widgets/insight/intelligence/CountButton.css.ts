import { componentRecipe, focusRing, media, vars } from '../../../theme';

const { color, font, radius, size } = vars;

/** Styled like a link, with an underline, because it opens a list. */
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
