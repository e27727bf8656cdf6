import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, hairline, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The container sets width and height; the messages scroll inside. */
export const panel = inWidgets({
  blockSize: '100%',
  minInlineSize: 0,
  padding: space.lg,
  outline: 'none',
  // Focusable only for shortcuts, so it gets a thin outline; the full ring is for controls.
  selectors: { '&:focus-visible': { outline: `${hairline} solid ${color.focus}`, outlineOffset: '-1px' } },
});

export const content = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

export const skeletonHead = inWidgets({ display: 'flex', gap: space.md, alignItems: 'center' });

export const skeletonNames = inWidgets({ display: 'grid', gap: space.sm, flex: 1 });
