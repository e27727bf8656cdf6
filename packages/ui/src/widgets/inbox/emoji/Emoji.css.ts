import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { color, space, font, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const COLUMNS = 8;

/** Rows in sight. */
export const ROWS = 6;

const SIDE = '2.25rem';

export const picker = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const grid = inWidgets({
  inlineSize: `calc(${COLUMNS} * ${SIDE} + 1rem)`,
  maxInlineSize: '100%',
  blockSize: `calc(${ROWS} * ${SIDE})`,
  maxBlockSize: '40dvh',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const rows = createVar();

/** As high as all rows, so that the list scrolls over those that are not drawn. */
export const cells = inWidgets({ position: 'relative', blockSize: `calc(${rows} * ${SIDE})` });

export const row = createVar();

export const column = createVar();

export const cell = inWidgets({
  position: 'absolute',
  insetBlockStart: `calc(${row} * ${SIDE})`,
  insetInlineStart: `calc(${column} * ${SIDE})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIDE,
  blockSize: SIDE,
  borderRadius: radius.sm,
  fontSize: font.size.title,
  lineHeight: font.line.tight,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&[aria-selected=true]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const place = inWidgets({ position: 'relative' });

/** In the place of the emoji. */
export const none = inWidgets({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  margin: 0,
  paddingBlock: space.sm,
  color: color.inkMuted,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});

/** Reserves its line while nothing is marked. */
export const name = inWidgets({
  margin: 0,
  minBlockSize: `calc(${font.size.caption} * ${font.line.dense})`,
  color: color.inkMuted,
  fontSize: font.size.caption,
  lineHeight: font.line.dense,
  overflowWrap: 'anywhere',
});
