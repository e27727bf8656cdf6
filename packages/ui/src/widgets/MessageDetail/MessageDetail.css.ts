import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, vars } from '../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Its place gives it width and height; it scrolls as one page. */
export const panel = inWidgets({
  blockSize: '100%',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.lg,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInset },
});

export const content = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

export const bonesHead = inWidgets({ display: 'flex', gap: space.md, alignItems: 'center' });

export const bonesNames = inWidgets({ display: 'grid', gap: space.sm, flex: 1 });
