import { createVar, style } from '@vanilla-extract/css';
import {
  componentRecipe,
  fadesWhereMoreIs,
  focusRing,
  focusRingInset,
  inLayer,
  lifted,
  media,
  standing,
  touchTarget,
  truncate,
  vars,
  visuallyHidden,
} from '../../theme';

const { color, space, font, radius, size, duration, easing } = vars;
const inComponents = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('components', rule));

/** One column at a time, with a switch. */
const ONE = '(inline-size < 34rem)';
const SEVERAL = '(inline-size >= 34rem)';

export const board = inComponents({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  gap: space.sm,
});

export const columns = inComponents({
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  '@container': { [SEVERAL]: { gap: space.sm, overflowX: 'auto' } },
});

export const column = inComponents({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  position: 'relative',
  borderRadius: radius.lg,
  contain: 'layout style',
  overflow: 'clip',
  transition: `background-color ${duration.quick} ${easing.standard}`,
  selectors: { '&[data-drop-target]': { backgroundColor: color.surfaceSelected } },
  '@container': {
    [ONE]: { selectors: { '&:not([data-shown])': { display: 'none' } } },
    [SEVERAL]: {
      flex: '1 0 10.5rem',
      selectors: {
        [`${columns}[data-widest='first'] > &:first-child`]: { flex: '1.45 0 13rem' },
        '&[data-collapsed]': { flex: '0 0 7.5rem', backgroundColor: color.surfaceHover },
        '&[data-collapsed][data-drop-target]': { backgroundColor: color.surfaceSelected },
      },
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** The one control of a collapsed column; the whole column takes the press. */
export const expand = inComponents({
  display: 'flex',
  alignItems: 'flex-start',
  flex: 1,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontSize: font.size.caption,
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInset },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});

export const collapse = inComponents({
  ...touchTarget,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  alignSelf: 'center',
  marginInlineStart: 'auto',
  inlineSize: size.controlSmall,
  blockSize: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover, color: color.ink } } },
    ...touchTarget['@media'],
  },
});

export const columnHeader = inComponents({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  paddingBlock: `${space.xs} 0`,
  paddingInline: space.sm,
  selectors: { [`${column}[data-collapsed] &`]: { flexWrap: 'wrap', rowGap: 0 } },
  '@container': { [ONE]: { display: 'none' } },
});

/** Never wraps, so the cards of all columns start at the same height. */
export const columnTitle = inComponents(truncate);

export const count = inComponents({
  flexShrink: 0,
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = inComponents({
  paddingInline: space.sm,
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Marks where a dragged card would land: below the heading. */
export const slot = inComponents({
  position: 'absolute',
  zIndex: 1,
  insetInline: space.xs,
  insetBlockStart: '2.25rem',
  borderRadius: radius.md,
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&[data-open]': {
      blockSize: '2.25rem',
      display: 'grid',
      placeItems: 'center',
      fontSize: font.size.caption,
      fontWeight: font.weight.medium,
      color: color.accentInk,
      backgroundColor: color.surfaceRaised,
      outline: `1px dashed ${color.outline}`,
      opacity: 0,
    },
    '&[data-open][data-drop-target]': { outline: `2px solid ${color.accent}`, opacity: 1 },
    '&[data-open]:focus-visible': { ...focusRing, opacity: 1 },
  },
});

/** Shifts the cards to make room for a dragged one. A transform avoids layout, which matters with thousands of cards. */
export const cards = inComponents({
  flex: 1,
  minBlockSize: 0,
  transition: `translate ${duration.calm} ${easing.out}`,
  selectors: { [`${column}[data-drop-target] &`]: { translate: `0 calc(2.25rem + ${space.sm})` } },
});

export const status = inComponents(visuallyHidden);

export const card = inComponents({
  position: 'relative',
  marginInline: space.xs,
  ...standing,
  // Colors have no transition: scrolling moves cards under the pointer, and each would start and end four of them.
  contain: 'layout style paint',
  selectors: {
    '&[data-selected]': { backgroundColor: color.surfaceSelected, borderColor: color.accent },
    '&[data-chosen]': { backgroundColor: color.surfaceSelected, borderColor: color.accent },
    '&[data-dragging]': { opacity: 0.45 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': lifted } },
    [media.forcedColors]: {
      selectors: { '&[data-selected], &[data-chosen]': { outline: '2px solid Highlight' } },
    },
  },
});

export const cardMain = inComponents({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': focusRingInset },
});

/** How much of the card's last line its controls cover while shown. That line keeps clear of them. */
export const controlsRoom = createVar();

const covered = { vars: { [controlsRoom]: `calc(3 * ${size.controlSmall} + ${space.xs} - ${vars.density.inset})` } };
const uncovered = { vars: { [controlsRoom]: '0px' } };

export const cardContent = inComponents({
  ...uncovered,
  position: 'relative',
  padding: vars.density.inset,
  pointerEvents: 'none',
  minInlineSize: 0,
  selectors: { [`${card}:focus-within &, ${card}[data-chosen] &`]: covered },
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: covered } },
    [media.coarse]: {
      paddingInlineEnd: size.touch,
      selectors: { [`${card}:focus-within &, ${card}[data-chosen] &`]: uncovered },
    },
  },
});

/** Hidden until the card is hovered or focused. On touch screens the menu is always shown, in a corner reserved for it. */
export const cardControls = inComponents({
  position: 'absolute',
  insetBlockEnd: space.xs,
  insetInlineEnd: space.xs,
  display: 'flex',
  borderRadius: radius.sm,
  backgroundColor: color.surfaceRaised,
  opacity: 0,
  selectors: {
    [`${card}:focus-within &`]: { opacity: 1 },
    [`${card}[data-selected] &, ${card}[data-chosen] &`]: { backgroundColor: color.surfaceSelected },
    // A selected card keeps showing its box.
    [`${card}[data-chosen] &`]: { opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: { opacity: 1 } } },
    [media.coarse]: { opacity: 1, insetBlock: 0, insetInlineEnd: 0, alignItems: 'end', backgroundColor: 'transparent' },
  },
});

export const cardControl = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.controlSmall,
    blockSize: size.controlSmall,
    borderRadius: radius.sm,
    color: color.inkMuted,
    selectors: { '&:focus-visible': focusRingInset },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover, color: color.ink } } },
    },
  },
  variants: {
    kind: {
      handle: {
        cursor: 'grab',
        // Touch drags the card itself, after a long press.
        '@media': { [media.coarse]: { selectors: { '&:not(:focus-visible)': { display: 'none' } } } },
      },
      menu: { '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } } },
    },
  },
});

export const cardBox = inComponents({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlSmall,
  blockSize: size.controlSmall,
  borderRadius: radius.sm,
  selectors: { '&:focus-visible': focusRingInset },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
    // On touch screens, selecting goes through the menu: a third 44 px target would cover the card.
    [media.coarse]: { selectors: { [`${card}:not([data-chosen]) &`]: { display: 'none' } } },
  },
});

export const box = inComponents({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: radius.sm,
  border: `1px solid ${color.outline}`,
  backgroundColor: color.surfaceRaised,
  selectors: {
    '&[data-selected]': { backgroundColor: color.accent, borderColor: color.accent, color: color.onAccent },
  },
});

export const switchRoot = inComponents({
  ...fadesWhereMoreIs,
  display: 'flex',
  flexShrink: 0,
  gap: space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space.xxs,
  minInlineSize: 0,
  '@container': { [SEVERAL]: { display: 'none' } },
});
export const switchOption = inComponents({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  flexShrink: 0,
  minBlockSize: size.control,
  paddingInline: space.md,
  borderRadius: radius.full,
  fontSize: font.size.dense,
  color: color.inkMuted,
  selectors: {
    '&:has(:checked)': {
      backgroundColor: color.surfaceSelected,
      color: color.accentInk,
      fontWeight: font.weight.medium,
    },
    // Inset, because the row scrolls sideways and would clip an outer ring.
    '&:has(:focus-visible)': focusRingInset,
  },
  '@media': { [media.coarse]: { minBlockSize: size.touch } },
});

export const switchInput = inComponents({ ...visuallyHidden, appearance: 'none' });

export const switchCount = inComponents({ fontSize: font.size.caption, fontVariantNumeric: 'tabular-nums' });
