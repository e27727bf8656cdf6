import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, truncate, vars } from '../../../theme';
import { inOneLine, narrowPane, pane } from './Pane.css';

const { color, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** On a phone all stand in one line: the buttons are nearly as high as a finger, and less wide. Where that is too narrow, the column takes a line. */
export const actions = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  selectors: { [narrowPane]: { gap: 0 } },
  '@media': { [inOneLine]: { selectors: { [narrowPane]: { flexWrap: 'nowrap' } } } },
});

globalStyle(`${pane}[data-narrow] ${actions} button`, {
  '@layer': { [layers.widgets]: { minInlineSize: '1.875rem', minBlockSize: '2.5rem' } },
});

export const place = inWidgets({
  display: 'flex',
  flex: '1 1 7.25rem',
  gap: space.xs,
  maxInlineSize: '14rem',
  minInlineSize: 0,
  marginInlineEnd: space.xs,
  selectors: { [narrowPane]: { flexBasis: '100%', maxInlineSize: 'none', gap: 0, marginInlineEnd: 0 } },
  '@media': { [inOneLine]: { selectors: { [narrowPane]: { flexBasis: 0 } } } },
});

export const column = inWidgets({ flex: 1, minInlineSize: 0 });

export const columnButton = inWidgets({ cursor: 'default', textAlign: 'start' });

export const columnName = inWidgets({ ...truncate, flex: 1 });

export const flag = inWidgets({ display: 'inline-flex' });

globalStyle(`${flag}[data-urgent] button`, {
  '@layer': { [layers.widgets]: { color: color.negative.ink } },
});

export const priority = inWidgets({ display: 'inline-flex', marginInlineStart: 'auto' });
