import { createVar, style } from '@vanilla-extract/css';
import { clampLines, focusRing, inLayer, layeredRecipe, media, ownDirection, tabular, vars } from '../../../theme';

const { color, space, font, radius, hairline, size, duration, easing } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Position of a node, in percent. */
export const inlineAt = createVar();
export const blockAt = createVar();

export const nameRoom = createVar();

/** Fixed height, so that nothing below shifts when the center changes. */
export const field = inWidgets({
  position: 'relative',
  minInlineSize: 0,
  blockSize: '30rem',
  borderRadius: radius.md,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Contains no text, so right-to-left pages mirror it. */
export const lines = inWidgets({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** The stroke width shows the number of messages. It does not scale with the box. */
export const line = layeredRecipe('widgets', {
  base: {
    // Faint, since names overlap the lines and the nodes say the same in words.
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
  // The avatar is centered on the position; the name is below it.
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

/** Contacts are round and companies square, in addition to the text. */
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

/** The selected node, below the picture. Its height is reserved. */
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
