import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, truncate, vars } from '../../../theme';

const { color, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** On a phone the column takes the first line: the icons, a finger wide each, fill the second. */
export const actions = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.phone]: { columnGap: 0 } },
});

export const place = inWidgets({
  display: 'flex',
  flex: '1 1 7.25rem',
  gap: space.xs,
  maxInlineSize: '14rem',
  minInlineSize: 0,
  marginInlineEnd: space.xs,
  '@media': { [media.phone]: { flexBasis: '100%', maxInlineSize: 'none', marginInlineEnd: 0 } },
});

export const column = inWidgets({ flex: 1, minInlineSize: 0 });

export const columnButton = inWidgets({ cursor: 'default', textAlign: 'start' });

export const columnName = inWidgets({ ...truncate, flex: 1 });

export const flag = inWidgets({ display: 'inline-flex' });

globalStyle(`${flag}[data-urgent] button`, {
  '@layer': { [layers.widgets]: { color: color.negative.ink } },
});

export const priority = inWidgets({ display: 'inline-flex', marginInlineStart: 'auto' });
