import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, vars } from '../../theme';

/** Styles shared by checkboxes, radio buttons and switches: a mark and a label pressed as one. */

const { color, space, font, size, duration, easing, hairline } = vars;

/** The mark aligns with the first line of the label; both are centered in the target. */
export const row = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto)',
    justifyContent: 'start',
    alignContent: 'center',
    columnGap: space.sm,
    minInlineSize: 0,
    minBlockSize: size.controlSmall,
    fontSize: font.size.body,
    lineHeight: font.line.dense,
    overflowWrap: 'anywhere',
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-disabled]': { color: color.inkDisabled } },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch, minInlineSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

/** As high as the first line of the label. */
export const line = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    blockSize: `calc(${font.size.body} * ${font.line.dense})`,
  }),
);

/** Box, ring or track: its edge has a contrast of 3:1, its fill shows whether it is on. */
export const mark = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    border: `${hairline} solid ${color.outline}`,
    backgroundColor: color.surfaceRaised,
    color: color.onAccent,
    transition: `background-color ${duration.quick} ${easing.standard}, border-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '[data-hovered] > * > &': { borderColor: color.inkMuted },
      '[data-pressed] > * > &': { backgroundColor: color.surfacePressed },
      // Read-only values must stay readable, so the edge keeps 3:1.
      '[data-readonly] > * > &': {
        backgroundColor: color.surfaceSunken,
        color: color.ink,
      },
      '[data-invalid] > * > &': { borderColor: color.danger },
      '[data-focus-visible] > * > &': focusRing,
      '[data-disabled] > * > &': {
        borderColor: color.hairline,
        backgroundColor: 'transparent',
        color: color.inkDisabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '[data-disabled] > * > &': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  variants: {
    /** The selectors for "on" differ: a checkbox may be indeterminate. */
    fills: {
      accent: {
        selectors: {
          '[data-selected]:not([data-disabled], [data-readonly]) > * > &, [data-indeterminate]:not([data-disabled], [data-readonly]) > * > &':
            { borderColor: color.accent, backgroundColor: color.accent },
          '[data-selected][data-hovered]:not([data-readonly]) > * > &, [data-indeterminate][data-hovered]:not([data-readonly]) > * > &':
            { borderColor: color.accentHover, backgroundColor: color.accentHover },
          '[data-selected][data-pressed]:not([data-readonly]) > * > &, [data-indeterminate][data-pressed]:not([data-readonly]) > * > &':
            { borderColor: color.accentPressed, backgroundColor: color.accentPressed },
          '[data-selected][data-invalid] > * > &, [data-indeterminate][data-invalid] > * > &': {
            borderColor: color.danger,
            backgroundColor: color.danger,
            color: color.onDanger,
          },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              '[data-selected]:not([data-disabled]) > * > &, [data-indeterminate]:not([data-disabled]) > * > &': {
                borderColor: 'Highlight',
                backgroundColor: 'Highlight',
                color: 'HighlightText',
                forcedColorAdjust: 'none',
              },
            },
          },
        },
      },
    },
  },
  defaultVariants: { fills: 'accent' },
});

/** Aligned with the label, not the mark. */
export const help = componentRecipe({
  base: { display: 'grid', gap: space.xxs, paddingBlockEnd: space.xs, selectors: { '&:empty': { display: 'none' } } },
  variants: {
    under: {
      mark: { paddingInlineStart: `calc(${size.icon} + ${space.sm})` },
      track: { paddingInlineStart: `calc(${space.xxl} + ${space.sm})` },
      words: {},
    },
  },
});

export const items = componentRecipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    orientation: {
      vertical: { flexDirection: 'column', gap: space.xxs },
      horizontal: { flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xxs },
    },
  },
});
