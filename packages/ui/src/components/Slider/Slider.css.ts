import { createVar, style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font, size, radius, duration, easing } = vars;

/** Half of what a finger or pointer takes hold of: the ends of the track lie that far inside, so that nothing sticks out. */
const edge = createVar();
const half = `calc(${edge} / 2)`;

/** The numbers stand beside the words, or under them where both would be squeezed. */
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

/** What is pressed is higher than what is seen. */
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
          // Hollow, so that the filled part differs by more than its colour.
          '&::before': { border: `${vars.hairline} solid ButtonBorder`, backgroundColor: 'Canvas' },
          '&[data-disabled]::before': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

/** react-aria places it over the whole height of the track; what is seen is drawn inside, on the rail. */
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
      /** The part of the track before the first step belongs to it. */
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
    // Two thumbs on one value: the one in use is the one on top.
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

/** A tick and a line of words, which stand freely. */
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

/** Where a mark stands between the ends, as a percentage. */
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
      // A border, which forced colours keep.
      '&::before': { content: '', blockSize: space.xs, borderInlineStart: `${vars.hairline} solid currentColor` },
    },
  },
  variants: {
    anchor: { start: { justifyItems: 'start' }, middle: { justifyItems: 'center' }, end: { justifyItems: 'end' } },
  },
});

/** At the ends it uses the room that the knob has there. */
export const markLabel = style(
  inLayer('components', {
    selectors: {
      [`${mark.classNames.variants.anchor.start} > &`]: { marginInlineStart: `calc(-1 * ${half})` },
      [`${mark.classNames.variants.anchor.end} > &`]: { marginInlineEnd: `calc(-1 * ${half})` },
    },
  }),
);
