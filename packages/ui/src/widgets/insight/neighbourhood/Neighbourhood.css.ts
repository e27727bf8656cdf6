import { createVar, style } from '@vanilla-extract/css';
import { clampLines, focusRing, inLayer, layeredRecipe, media, ownDirection, tabular, vars } from '../../../theme';

const { color, space, font, radius, hairline, size, duration, easing } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Where a node stands, as percentages. */
export const inlineAt = createVar();
export const blockAt = createVar();

/** The widest that a name may be. */
export const nameRoom = createVar();

/** The picture keeps its height, so that nothing below it moves while somebody else comes into the middle. */
export const field = inWidgets({
  position: 'relative',
  minInlineSize: 0,
  blockSize: '30rem',
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** It holds no text: where reading begins at the right, the whole of it is mirrored. */
export const lines = inWidgets({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** How much two wrote to each other is the weight of the line between them, which stays as it is drawn in a box of any shape. */
export const line = layeredRecipe('widgets', {
  base: {
    // It carries nothing that is not said in words, and names are read over it.
    stroke: color.edge,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
  variants: {
    kind: { wrote_to: {}, works_at: { strokeDasharray: '1 4' } },
    lit: { true: { stroke: color.accent, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } }, false: {} },
    weight: {
      light: { strokeWidth: 1 },
      middle: { strokeWidth: 1.75 },
      heavy: { strokeWidth: 2.75 },
    },
  },
});

export const node = inWidgets({
  position: 'absolute',
  insetInlineStart: inlineAt,
  insetBlockStart: blockAt,
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  inlineSize: nameRoom,
  // Its mark stands on the place; its name hangs under it.
  translate: `-50% calc(${size.avatar} / -2)`,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  transition: `inset-inline-start ${duration.travel} ${easing.standard}, inset-block-start ${duration.travel} ${easing.standard}`,
  selectors: { '&:dir(rtl)': { translate: `50% calc(${size.avatar} / -2)` } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** A person is round and a company square, as well as being told so. */
export const mark = layeredRecipe('widgets', {
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.avatar,
    blockSize: size.avatar,
    border: `${hairline} solid ${color.outline}`,
    backgroundColor: color.surfaceRaised,
    fontSize: font.size.caption,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
    selectors: {
      '[data-hovered] > &': { borderColor: color.accent },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    kind: { Person: { borderRadius: radius.full }, Company: { borderRadius: radius.sm } },
    place: {
      middle: { borderColor: color.accent, backgroundColor: color.accent, color: color.onAccent },
      around: {},
    },
  },
});

export const name = inWidgets({
  ...clampLines(2),
  maxInlineSize: '100%',
  paddingInline: space.xxs,
  borderRadius: radius.xs,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.micro,
  lineHeight: font.line.tight,
  textAlign: 'center',
  selectors: {
    '[data-focus-visible] > &, [data-hovered] > &': { color: color.accentInk },
    '[aria-current] > &': { fontWeight: font.weight.semibold },
  },
});

/** Who is looked at, under the picture. It has its height before anybody is. */
export const card = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.lg,
  minBlockSize: size.control,
  overflowWrap: 'anywhere',
});

export const scroller = inWidgets({ overflowX: 'auto', outline: 'none', selectors: { '&:focus-visible': focusRing } });

export const table = inWidgets({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: font.size.dense });

const cellRule = {
  padding: space.sm,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  lineHeight: font.line.dense,
} as const;

export const cell = layeredRecipe('widgets', {
  base: { ...cellRule, ...ownDirection },
  variants: { align: { start: {}, end: { ...tabular, textAlign: 'end' } } },
  defaultVariants: { align: 'start' },
});

export const head = layeredRecipe('widgets', {
  base: { ...cellRule, color: color.inkMuted, fontWeight: font.weight.medium, whiteSpace: 'nowrap' },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
  defaultVariants: { align: 'start' },
});
