import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, truncate, vars } from '../../../theme';

const { color, space } = vars;

export const list = style(
  inLayer('widgets', { display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' }),
);

globalStyle(`${list} > li + li`, {
  '@layer': { [layers.widgets]: { borderBlockStart: `1px solid ${color.hairline}`, paddingBlockStart: space.md } },
});

export const content = style(inLayer('widgets', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const quote = style(
  inLayer('widgets', {
    margin: 0,
    paddingInlineStart: space.md,
    borderInlineStart: `2px solid ${color.hairline}`,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

/** One line: each chip takes a share of it, and its text is cut. */
export const chips = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    margin: 0,
    padding: space.xxs,
    listStyle: 'none',
    minInlineSize: 0,
  }),
);

export const chip = style(inLayer('widgets', { flex: '0 1 auto', minInlineSize: 0 }));

export const chipText = style(
  inLayer('widgets', { ...truncate, display: 'block', maxInlineSize: '16rem', paddingBlock: space.xxs }),
);

export const moreChips = style(inLayer('widgets', { flexShrink: 0 }));
