import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, truncate, vars } from '../../../theme';

const { color, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const actions = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const column = inWidgets({
  flex: '1 1 5.25rem',
  maxInlineSize: '12rem',
  minInlineSize: 0,
  marginInlineEnd: space.xs,
});

export const columnButton = inWidgets({ cursor: 'default', textAlign: 'start' });

export const columnName = inWidgets({ ...truncate, flex: 1 });

export const flag = inWidgets({ display: 'inline-flex' });

globalStyle(`${flag}[data-urgent] button`, {
  '@layer': { [layers.widgets]: { color: color.negative.ink } },
});

export const priority = inWidgets({ display: 'inline-flex', marginInlineStart: 'auto' });
