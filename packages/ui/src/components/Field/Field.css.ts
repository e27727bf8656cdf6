import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, ownDirection, vars } from '../../theme';

const { color, space, font, radius, size, duration, easing, hairline } = vars;

/** Label, control, words below: one column, as wide as its place. */
export const root = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(
  inLayer('components', { fontSize: font.size.dense, fontWeight: font.weight.medium, lineHeight: font.line.dense }),
);

export const description = style(
  inLayer('components', { fontSize: font.size.caption, lineHeight: font.line.dense, color: color.inkMuted }),
);

export const error = style(
  inLayer('components', {
    display: 'flex',
    gap: space.xs,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.negative.ink,
    // Called invalid without a word: the edge says it, or the group around.
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** What one types into or opens. Its edge has 3:1; it is the only sign of where to press. */
export const control = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.snug,
    inlineSize: '100%',
    minInlineSize: 0,
    paddingInline: space.sm,
    border: `${hairline} solid ${color.outline}`,
    borderRadius: radius.md,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    fontSize: font.size.body,
    lineHeight: font.line.tight,
    transition: `border-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.inkMuted },
      '&[data-focus-visible], &[data-focus-within][data-focus-visible]': focusRing,
      // A select's button does not know that its field is invalid or read only: the field does.
      '&[data-invalid], [data-invalid] > &': { borderColor: color.danger },
      '[data-readonly] > &': { borderColor: color.hairline, backgroundColor: color.surfaceSunken },
      '&[data-disabled]': { borderColor: color.hairline, backgroundColor: 'transparent', color: color.inkDisabled },
    },
    '@media': {
      // Below 16 px a phone zooms in on what gets focus.
      [media.coarse]: { minBlockSize: size.touch, fontSize: font.size.reading },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
  variants: {
    size: {
      small: { minBlockSize: size.controlSmall, fontSize: font.size.dense },
      medium: { minBlockSize: size.control },
      large: { minBlockSize: size.controlLarge },
    },
  },
  defaultVariants: { size: 'medium' },
});

/** The bare input inside a `control` that draws edge and focus for it. */
export const input = style(
  inLayer('components', {
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: space.xs,
    // The font's own height: at a tighter one browsers round the text half a pixel up.
    lineHeight: 'normal',
    border: 0,
    background: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      // An address stays an address where the page runs from right to left.
      '&:is([type="email"], [type="tel"], [type="url"])': ownDirection,
      // The component brings its own button for that.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // As high as the control, whose edge it overlaps: a tap beside the text is meant for it.
    '@media': { [media.coarse]: { minBlockSize: size.touch, marginBlock: `calc(-1 * ${hairline})` } },
  }),
);

export const adornment = style(inLayer('components', { display: 'inline-flex', color: color.inkMuted }));
