import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, vars } from '../../theme';

const { color, space, size, font, radius, duration, easing, hairline } = vars;

export const group = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, minInlineSize: 0 },
  variants: {
    align: { start: {}, end: { justifyContent: 'flex-end' }, between: { justifyContent: 'space-between' } },
  },
  defaultVariants: { align: 'start' },
});

/** A track on which the selected button is raised. Buttons that do not fit wrap within it. */
export const segmented = style(
  inLayer('components', {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    minInlineSize: 0,
    maxInlineSize: '100%',
    padding: space.xxs,
    borderRadius: radius.md,
    backgroundColor: color.surfacePressed,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
);

export const segment = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.snug,
    flexGrow: 1,
    minInlineSize: 0,
    border: `${hairline} solid transparent`,
    borderRadius: radius.sm,
    color: color.ink,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'default',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-selected]': {
        backgroundColor: color.surfaceRaised,
        borderColor: color.edge,
        color: color.accentInk,
      },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch, minInlineSize: size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]:not([data-disabled])': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    size: {
      small: {
        minBlockSize: '1.5rem',
        minInlineSize: space.xxl,
        paddingInline: space.sm,
        fontSize: font.size.dense,
      },
      medium: {
        minBlockSize: size.controlSmall,
        minInlineSize: size.controlLarge,
        paddingInline: space.md,
        paddingBlock: space.xxs,
        fontSize: font.size.body,
      },
    },
  },
  defaultVariants: { size: 'medium' },
});
