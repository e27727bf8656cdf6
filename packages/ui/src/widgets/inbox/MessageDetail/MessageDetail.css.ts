import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, hairline, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Its place gives it width and height; it scrolls as one page. */
export const panel = inWidgets({
  blockSize: '100%',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.lg,
  outline: 'none',
  // It takes no keys but those that scroll it: a line says that focus is here, and the heavy ring stays with what can be pressed.
  selectors: { '&:focus-visible': { outline: `${hairline} solid ${color.focus}`, outlineOffset: '-1px' } },
});

export const content = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

export const skeletonHead = inWidgets({ display: 'flex', gap: space.md, alignItems: 'center' });

export const skeletonNames = inWidgets({ display: 'grid', gap: space.sm, flex: 1 });
