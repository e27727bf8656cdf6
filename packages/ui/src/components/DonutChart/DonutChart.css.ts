import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, tabular, vars } from '../../theme';

const { color, space, font } = vars;

export const hole = createVar();

export const middle = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    inlineSize: hole,
    blockSize: hole,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);

export const amount = style(
  inLayer('components', {
    ...tabular,
    color: color.ink,
    fontSize: font.size.title,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.tight,
  }),
);

export const name = style(
  inLayer('components', {
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const current = style(
  inLayer('components', {
    fill: 'none',
    stroke: color.ink,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight', strokeWidth: 3 } },
  }),
);

export const list = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    columnGap: space.sm,
    rowGap: space.xs,
    flex: '1 1 12rem',
    maxInlineSize: '24rem',
    minInlineSize: 0,
    fontSize: font.size.dense,
    color: color.ink,
  }),
);

export const entry = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const figure = style(inLayer('components', { ...tabular, textAlign: 'end' }));

export const share = style(inLayer('components', { ...tabular, textAlign: 'end', color: color.inkMuted }));
