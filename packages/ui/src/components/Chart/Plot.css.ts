import { createVar, style } from '@vanilla-extract/css';
import {
  clampLines,
  floating,
  focusRing,
  inLayer,
  media,
  ownDirection,
  tabular,
  vars,
  visuallyHidden,
} from '../../theme';

const { color, space, font, radius, hairline } = vars;

export const plot = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    borderRadius: radius.sm,
    outline: 'none',
    // A vertical swipe scrolls the page; a horizontal one reads values.
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': focusRing, '&[data-opens]': { cursor: 'pointer' } },
  }),
);

/** Drawn from left to right and mirrored in right-to-left layouts. It contains no text. */
export const drawing = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const grid = style(
  inLayer('components', {
    stroke: color.hairline,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeOpacity: 0.5 } },
  }),
);

export const zero = style(
  inLayer('components', {
    stroke: color.outline,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const band = style(
  inLayer('components', {
    fill: color.surfacePressed,
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
  }),
);

export const guide = style(
  inLayer('components', { stroke: color.outline, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } }),
);

export const ring = style(
  inLayer('components', {
    fill: color.surfaceRaised,
    stroke: color.ink,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
  }),
);

export const said = style(inLayer('components', visuallyHidden));

/** Logical position of a label or of the tooltip, and its available width. */
export const inlineAt = createVar();
export const blockAt = createVar();
export const room = createVar();

const label = {
  ...tabular,
  position: 'absolute',
  inlineSize: room,
  lineHeight: font.line.tight,
  fontSize: font.size.caption,
  pointerEvents: 'none',
} as const;

/** Two lines, then an ellipsis: the tooltip and the table have the full name. The position styles below set its alignment. */
export const name = style(inLayer('components', clampLines(2)));

/** A name in a low row. */
export const line = style(inLayer('components', clampLines(1)));

export const atStart = style(
  inLayer('components', {
    ...label,
    insetInlineStart: 0,
    insetBlockStart: blockAt,
    translate: '0 -50%',
    textAlign: ownDirection.textAlign,
  }),
);

export const atEnd = style(
  inLayer('components', {
    ...label,
    insetInlineEnd: 0,
    insetBlockStart: blockAt,
    translate: '0 -50%',
    textAlign: 'end',
  }),
);

export const atBottom = style(
  inLayer('components', { ...label, insetInlineStart: inlineAt, insetBlockStart: blockAt, textAlign: 'center' }),
);

export const figure = style(inLayer('components', { textAlign: 'end', whiteSpace: 'nowrap' }));

export const tick = style(inLayer('components', { whiteSpace: 'nowrap' }));

export const card = style(
  inLayer('components', {
    ...floating,
    position: 'absolute',
    zIndex: vars.z.tooltip,
    display: 'grid',
    gap: space.xxs,
    inlineSize: 'max-content',
    maxInlineSize: room,
    paddingBlock: space.snug,
    paddingInline: space.sm,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
  }),
);

export const place = style(inLayer('components', { color: color.inkMuted }));

export const row = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.snug,
    borderBlockEnd: `${hairline} solid transparent`,
    selectors: { '&[data-current]': { fontWeight: font.weight.semibold } },
  }),
);

export const value = style(inLayer('components', { ...tabular, paddingInlineStart: space.sm, textAlign: 'end' }));
