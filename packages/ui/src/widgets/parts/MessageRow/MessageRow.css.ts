import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { color, space, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const row = inWidgets({
  position: 'relative',
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  selectors: { '&[data-selected]': { backgroundColor: color.surfaceSelected } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-selected])': { backgroundColor: color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

/** The whole row is the target; its content lies above, but lets presses through. */
export const main = inWidgets({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': focusRingInset },
});

export const content = inWidgets({
  position: 'relative',
  paddingBlock: space.md,
  paddingInline: space.lg,
  pointerEvents: 'none',
  minInlineSize: 0,
});
