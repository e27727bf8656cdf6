import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '../../../theme';

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
