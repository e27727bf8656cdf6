import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  clampLines,
  componentRecipe,
  focusRingInset,
  inLayer,
  layers,
  media,
  tabular,
  truncate,
  vars,
} from '../../theme';
import { forcedSelection } from './forcedSelection';

const { color, space, size, font, radius, duration, easing, z } = vars;

/** Row and heading heights, by density and pointer type. */
const rowSize = createVar();
const headSize = createVar();
/** The `grid-template-columns` of every row, and their total width. */
export const columns = createVar();
export const total = createVar();
/** The sticky position of the first column, and the end of the area it covers. */
export const firstStart = createVar();
export const firstEnd = createVar();
/** Lines of text beyond those that the density has room for. */
export const moreLines = createVar();
export const maxBlockSize = createVar();
export const blockSize = createVar();
export const top = createVar();
export const viewSize = createVar();

/** A whole number of px a line, so that rows meet. */
const withMoreLines = (row: string) => `calc(${row} + ${moreLines} * 1.25rem)`;

const appear = keyframes({ from: { opacity: 0 } });

const heights = (row: string, heading: string) =>
  ({
    vars: { [rowSize]: withMoreLines(row), [headSize]: heading },
    '@media': {
      [media.coarse]: {
        vars: { [rowSize]: `max(${withMoreLines(row)}, ${size.touch})`, [headSize]: `max(${heading}, ${size.touch})` },
      },
    },
  }) as const;

export const frame = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    maxBlockSize: '100%',
    border: `${vars.hairline} solid ${color.hairline}`,
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    overflow: 'hidden',
  },
  variants: {
    density: {
      compact: heights('2rem', '2rem'),
      regular: heights(vars.density.tableRow, vars.density.tableRow),
      roomy: heights('3.5rem', '2.5rem'),
    },
  },
  defaultVariants: { density: 'regular' },
});

/** Measures in px the height of a row and, with its child, of the headings, and the width of ten rem. */
export const rulerRem = 10;
export const ruler = style(
  inLayer('components', {
    position: 'absolute',
    visibility: 'hidden',
    blockSize: rowSize,
    inlineSize: `${rulerRem}rem`,
    pointerEvents: 'none',
  }),
);

export const headRuler = style(inLayer('components', { blockSize: headSize }));

export const scroller = style(
  inLayer('components', {
    minBlockSize: 0,
    maxBlockSize,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Keeps keyboard-focused cells clear of the sticky heading and first column.
    scrollPaddingBlockStart: `calc(${headSize} + ${vars.hairline})`,
    scrollPaddingInlineStart: firstEnd,
    borderRadius: 'inherit',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const head = style(
  inLayer('components', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.sticky,
    inlineSize: total,
    minInlineSize: '100%',
    backgroundColor: color.surfaceRaised,
    borderBlockEnd: `${vars.hairline} solid ${color.hairline}`,
  }),
);

const line = {
  display: 'grid',
  gridTemplateColumns: columns,
  // Cells clip tall content, so it does not cover the line below.
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: total,
  minInlineSize: '100%',
  backgroundColor: color.surfaceRaised,
} as const;

/** Covers the headings, and so moves nothing. The checkbox that selects all stays in view. */
export const selectionBar = style(
  inLayer('components', {
    position: 'absolute',
    zIndex: `calc(${z.sticky} + 1)`,
    insetBlockStart: 0,
    insetInlineStart: firstStart,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    blockSize: headSize,
    paddingInline: space.sm,
    borderStartEndRadius: radius.lg,
    backgroundColor: color.surfaceSelected,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    whiteSpace: 'nowrap',
    animation: `${appear} ${duration.calm} ${easing.out}`,
    // A heading with focus is never covered.
    selectors: {
      [`${scroller}:has([role=columnheader]:focus-within:not(:first-child)) + &`]: {
        opacity: 0,
        pointerEvents: 'none',
      },
    },
    '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.hairline} solid CanvasText` } },
  }),
);

export const selectionCount = style(
  inLayer('components', { ...tabular, fontWeight: font.weight.semibold, color: color.accentInk }),
);

/** The actions scroll sideways where they do not fit. */
export const selectionActions = style(
  inLayer('components', {
    display: 'flex',
    gap: space.xs,
    minInlineSize: 0,
    padding: space.xxs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
);

export const headRow = style(inLayer('components', { ...line, blockSize: headSize }));

export const body = style(
  inLayer('components', { position: 'relative', blockSize, inlineSize: total, minInlineSize: '100%' }),
);

const ring = { content: '', position: 'absolute', inset: 0, zIndex: 2, pointerEvents: 'none' } as const;

export const row = style(
  inLayer('components', {
    ...line,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    blockSize: rowSize,
    transform: `translateY(${top})`,
    borderBlockEnd: `${vars.hairline} solid ${color.hairline}`,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    outline: 'none',
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-last]': { borderBlockEndColor: 'transparent' },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': { backgroundColor: color.surfaceSelected },
      '&[data-disabled]': { color: color.inkDisabled },
      // Above the cells, because the sticky first column would cover an outline of the row.
      '&:focus-visible::after': { ...ring, ...focusRingInset },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-interactive]:hover:not([data-selected], [data-pressed])': { backgroundColor: color.surfaceHover },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::before': forcedSelection,
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const cell = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: space.md,
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    align: { start: {}, end: { justifyContent: 'flex-end', textAlign: 'end', ...tabular } },
    place: {
      flows: {},
      first: { position: 'sticky', insetInlineStart: firstStart, zIndex: 1, backgroundColor: 'inherit' },
      boxes: {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        justifyContent: 'center',
        paddingInline: 0,
        backgroundColor: 'inherit',
      },
    },
    /** Shown only when columns scroll, as it would interrupt the row's background color. */
    edge: { true: { borderInlineEnd: `${vars.hairline} solid ${color.hairline}` } },
  },
  defaultVariants: { align: 'start', place: 'flows', edge: false },
});

export const content = style(inLayer('components', truncate));

/** By the number of lines. */
export const lines = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) =>
  inLayer('components', { ...(count === 1 ? truncate : clampLines(count)), minInlineSize: 0 }),
);

/** A cell of parts: a mark, and the lines beside it. */
export const parts = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);

export const mark = style(inLayer('components', { display: 'inline-flex', flexShrink: 0 }));

export const partLines = style(inLayer('components', { display: 'grid', minInlineSize: 0 }));

export const description = style(inLayer('components', { ...truncate, color: color.inkMuted }));

/** Otherwise icons beside text would hang below the baseline. */
globalStyle(`:is(${[content, ...Object.values(lines)].join(', ')}) > *`, {
  '@layer': { [layers.components]: { verticalAlign: 'top' } },
});

export const heading = style(
  inLayer('components', {
    fontSize: font.size.caption,
    lineHeight: font.line.tight,
    fontWeight: font.weight.medium,
    color: color.inkMuted,
    cursor: 'default',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.ink },
      '&[data-sortable][data-pressed]': { backgroundColor: color.surfacePressed },
    },
    '@media': { [media.hover]: { selectors: { '&[data-sortable]:hover': { color: color.ink } } } },
  }),
);

/** The focus ring covers the whole heading cell. */
export const name = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    outline: 'none',
    selectors: { '&:focus-visible::after': { ...ring, ...focusRingInset } },
  },
  variants: { align: { start: {}, end: { flexDirection: 'row-reverse' } } },
});

export const sortMark = style(
  inLayer('components', {
    display: 'inline-flex',
    opacity: 0,
    transition: `opacity ${duration.quick} ${easing.standard}`,
    selectors: {
      '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 },
      '[aria-sort="none"]:is(:hover, :focus-within) &': { opacity: 0.55 },
    },
  }),
);

/** A 24 px target around a hairline. Hidden on touch screens, where the same gesture scrolls. */
export const resizer = style(
  inLayer('components', {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineEnd: `calc(-1 * ${space.md})`,
    inlineSize: space.xl,
    display: 'grid',
    justifyContent: 'center',
    cursor: 'col-resize',
    selectors: {
      '&::after': {
        content: '',
        inlineSize: vars.hairline,
        marginBlock: space.sm,
        backgroundColor: color.edge,
      },
      // The table's edge is already there.
      '[role=columnheader]:last-child > &': { insetInlineEnd: 0, justifyContent: 'end' },
      '[role=columnheader]:last-child > &::after': { backgroundColor: 'transparent' },
      '&:hover::after, &:focus-within::after': { backgroundColor: color.outline },
      '&:has(:focus-visible)::after, &[data-resizing]::after': {
        inlineSize: '3px',
        marginBlock: 0,
        backgroundColor: color.focus,
      },
    },
    '@media': {
      [media.coarse]: { display: 'none' },
      [media.forcedColors]: {
        selectors: {
          '&::after': { backgroundColor: 'ButtonBorder', forcedColorAdjust: 'none' },
          '&:has(:focus-visible)::after, &[data-resizing]::after': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
);

export const cursorEverywhere = style(
  inLayer('components', { position: 'fixed', inset: 0, zIndex: z.tooltip, cursor: 'col-resize' }),
);

/** Shown instead of rows: as wide as the view, regardless of the columns. */
export const inPlaceOfRows = style(
  inLayer('components', { position: 'sticky', insetInlineStart: 0, inlineSize: viewSize }),
);

export const foot = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: rowSize,
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderBlockStart: `${vars.hairline} solid ${color.hairline}`,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const skeleton = style(
  inLayer('components', { ...line, blockSize: rowSize, borderBlockEnd: `${vars.hairline} solid ${color.hairline}` }),
);
