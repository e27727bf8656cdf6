import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { space, size, color, radius, font } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const lines = inWidgets({ listStyle: 'none', margin: 0, padding: 0 });

export const line = inWidgets({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 });

/** Extends into the margin, so that the background has padding while the text aligns with the rest. */
export const open = inWidgets({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${space.sm})`,
  padding: `${space.xs} ${space.sm}`,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInset },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
    [media.coarse]: { minBlockSize: size.touch, alignContent: 'center' },
  },
});

export const title = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  overflowWrap: 'anywhere',
});

export const value = inWidgets({ fontVariantNumeric: 'tabular-nums' });
