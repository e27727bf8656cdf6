import { createVar, style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font, size, radius, duration, easing } = vars;

/** Size of the thumb's hit area. The ends of the track are inset by half of it, so that nothing sticks out. */
const edge = createVar();
const half = `calc(${edge} / 2)`;

/** The value is beside the label, or wraps below it where space is tight. */
export const head = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.md,
    minInlineSize: 0,
  }),
);

export const words = style(inLayer('components', { display: 'grid', flex: '1 1 55%', minInlineSize: 0 }));

export const output = style(
  inLayer('components', {
    ...tabular,
    marginInlineStart: 'auto',
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);

export const area = style(
  inLayer('components', {
    vars: { [edge]: space.xl },
    paddingInline: half,
    '@media': { [media.coarse]: { vars: { [edge]: size.touch } } },
  }),
);

export const track = style(
  inLayer('components', {
    position: 'relative',
    blockSize: edge,
    cursor: 'default',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: `calc(-1 * ${half})`,
        insetBlock: `calc(50% - ${space.xxs})`,
        borderRadius: radius.full,
        backgroundColor: color.outline,
      },
      '&[data-disabled]::before': { backgroundColor: color.hairline },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // Outlined, so that the filled part differs by more than color.
          '&::before': { border: `${vars.hairline} solid ButtonBorder`, backgroundColor: 'Canvas' },
          '&[data-disabled]::before': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

/** react-aria sizes it to the track's full height; the visible bar is drawn inside, on the rail. */
export const filled = componentRecipe({
  base: {
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(50% - ${space.xxs})`,
        insetInlineEnd: 0,
        borderRadius: radius.full,
        backgroundColor: color.accent,
      },
      '[data-disabled] > &::before': { backgroundColor: color.inkDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '[data-disabled] > &::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  },
  variants: {
    from: {
      thumb: { selectors: { '&::before': { insetInlineStart: 0 } } },
      /** Extends over the part of the rail before the first step. */
      end: { selectors: { '&::before': { insetInlineStart: `calc(-1 * ${half})` } } },
    },
  },
});

export const thumb = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    insetBlockStart: '50%',
    inlineSize: edge,
    blockSize: edge,
    borderRadius: radius.full,
    outline: 'none',
    // If two thumbs share a value, the active one is on top.
    selectors: { '&[data-focused], &[data-dragging]': { zIndex: 1 } },
  }),
);

export const knob = style(
  inLayer('components', {
    inlineSize: size.icon,
    blockSize: size.icon,
    borderRadius: radius.full,
    border: `2px solid ${color.accent}`,
    backgroundColor: color.surfaceRaised,
    transition: `background-color ${duration.quick} ${easing.standard}, scale ${duration.quick} ${easing.out}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.accentHover },
      '[data-dragging] > &': { borderColor: color.accentPressed, backgroundColor: color.accentSoft, scale: 1.125 },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { borderColor: color.inkDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } },
      },
    },
  }),
);

export const marks = style(
  inLayer('components', {
    position: 'relative',
    blockSize: `calc(${space.snug} + ${font.size.caption} * ${font.line.dense})`,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    ...tabular,
  }),
);

/** Position of a mark between the ends, as a percentage. */
export const position = createVar();

export const mark = componentRecipe({
  base: {
    position: 'absolute',
    insetInlineStart: position,
    inlineSize: 0,
    display: 'grid',
    gridTemplateColumns: '0',
    gap: space.xxs,
    whiteSpace: 'nowrap',
    selectors: {
      // A border, because forced colors preserve borders.
      '&::before': { content: '', blockSize: space.xs, borderInlineStart: `${vars.hairline} solid currentColor` },
    },
  },
  variants: {
    anchor: { start: { justifyItems: 'start' }, middle: { justifyItems: 'center' }, end: { justifyItems: 'end' } },
  },
});

/** At the ends, the label uses the thumb's space. */
export const markLabel = style(
  inLayer('components', {
    selectors: {
      [`${mark.classNames.variants.anchor.start} > &`]: { marginInlineStart: `calc(-1 * ${half})` },
      [`${mark.classNames.variants.anchor.end} > &`]: { marginInlineEnd: `calc(-1 * ${half})` },
    },
  }),
);
