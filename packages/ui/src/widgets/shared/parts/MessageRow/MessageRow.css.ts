import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../../theme';

const { color, space, size, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const row = inWidgets({
  position: 'relative',
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  selectors: { '&[data-selected], &[data-chosen]': { backgroundColor: color.surfaceSelected } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-selected])': { backgroundColor: color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&[data-selected], &[data-chosen]': { outline: '2px solid Highlight' } } },
  },
});

/** Covers the whole row; the content lies above and lets presses through. */
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
  paddingBlock: vars.density.inset,
  paddingInline: space.lg,
  pointerEvents: 'none',
  minInlineSize: 0,
  selectors: { '&[data-has-end]': { paddingInlineEnd: size.touch } },
});

/** Beside the content, so that touches on it do not open the message. */
export const end = inWidgets({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  minBlockSize: size.touch,
});

/** In the row's margin, so that selecting shifts nothing. */
export const chosen = inWidgets({
  position: 'absolute',
  insetBlockStart: vars.density.inset,
  insetInlineStart: 0,
  display: 'inline-flex',
  color: color.accentInk,
});
