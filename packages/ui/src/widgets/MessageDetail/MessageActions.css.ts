import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '../../theme';

const { color, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const actions = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const column = inWidgets({ inlineSize: '12rem', maxInlineSize: '100%', marginInlineEnd: space.xs });

export const flag = inWidgets({ display: 'inline-flex' });

/** The flag stands in the colour of what it says while it is up. */
globalStyle(`${flag}[data-urgent] button`, {
  '@layer': { [layers.widgets]: { color: color.negative.ink } },
});

export const priority = inWidgets({ display: 'inline-flex', marginInlineStart: 'auto' });
