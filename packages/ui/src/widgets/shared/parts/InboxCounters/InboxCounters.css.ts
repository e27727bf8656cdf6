import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, tabular, vars } from '../../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Extends into the margin, so that the text aligns with the content below. */
export const counters = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  marginInline: `calc(-1 * ${space.sm})`,
});

export const counter = inWidgets({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  padding: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-selected]': { backgroundColor: color.surfaceSelected },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [media.coarse]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } },
  },
});

export const label = inWidgets({
  fontSize: font.size.caption,
  lineHeight: font.line.dense,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: { [`${counter}[data-selected] &`]: { color: color.accentInk, fontWeight: font.weight.medium } },
});

export const value = inWidgets({
  fontSize: font.size.display,
  lineHeight: font.line.tight,
  fontWeight: font.weight.semibold,
  ...tabular,
  selectors: { '&[data-negative]': { color: color.negative.ink } },
});
