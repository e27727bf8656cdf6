import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, ownDirection, vars } from '../../theme';

const { color, space, font, radius, size, duration, easing, hairline } = vars;

/** A single column for label, control and help text, as wide as its container. */
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
    // Invalid without a message: the edge shows it, or the surrounding group does.
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** The box of an input or button. Its edge has a contrast of 3:1, as it is the only sign of where to press. */
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
      // A select's button does not know that its field is invalid or read-only; the field does.
      '&[data-invalid], [data-invalid] > &': { borderColor: color.danger },
      '[data-readonly] > &': { borderColor: color.hairline, backgroundColor: color.surfaceSunken },
      '&[data-disabled]': { borderColor: color.hairline, backgroundColor: 'transparent', color: color.inkDisabled },
    },
    '@media': {
      // iOS zooms in on focused inputs with text below 16 px.
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

/** The bare input inside a `control`, which draws the edge and focus ring. */
export const input = style(
  inLayer('components', {
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: space.xs,
    // With a smaller line height, browsers round the text position up by half a pixel.
    lineHeight: 'normal',
    border: 0,
    background: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      // Addresses keep their direction on right-to-left pages.
      '&:is([type="email"], [type="tel"], [type="url"])': ownDirection,
      // The component has its own clear button.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // As high as the control, so that taps beside the text hit the input.
    '@media': { [media.coarse]: { minBlockSize: size.touch, marginBlock: `calc(-1 * ${hairline})` } },
  }),
);

export const adornment = style(inLayer('components', { display: 'inline-flex', color: color.inkMuted }));
