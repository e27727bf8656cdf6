import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, radius, size } = vars;

export const segments = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: 1,
    minInlineSize: 0,
    paddingBlock: space.xxs,
    marginInline: `calc(-1 * ${space.xs})`,
    lineHeight: 'normal',
    cursor: 'text',
    ...tabular,
  },
  variants: {
    isTurned: {
      true: {},
      // Digits and separators run from left to right in every script: 07:30 must not become 30:07.
      false: { direction: 'ltr', selectors: { '&:dir(rtl)': { justifyContent: 'flex-end' } } },
    },
  },
});

export const segment = style(
  inLayer('components', {
    display: 'inline-grid',
    placeItems: 'center',
    // Two digits are narrower than the minimum target.
    minInlineSize: space.xl,
    minBlockSize: space.xl,
    paddingInline: space.xxs,
    borderRadius: radius.sm,
    outline: 'none',
    caretColor: 'transparent',
    whiteSpace: 'pre',
    selectors: {
      '&[data-type="literal"]': { paddingInline: 0, minInlineSize: 0, color: color.inkMuted },
      // AM/PM is read after the digits, so in right-to-left pages it is placed to their left.
      '&[data-type="dayPeriod"]:dir(rtl)': { order: -1, marginInlineEnd: space.xs },
      // Aligns a single-digit hour with the colon.
      '&[data-type="hour"]': { justifyItems: 'end' },
      '&[data-placeholder]': { color: color.inkMuted },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-focused]': { backgroundColor: color.accent, color: color.onAccent },
    },
    '@media': {
      [media.coarse]: {
        minBlockSize: size.touch,
        selectors: { '&:not([data-type="literal"])': { minInlineSize: size.touch } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);
