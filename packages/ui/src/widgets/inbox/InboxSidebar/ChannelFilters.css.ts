import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the sidebar's margin, so that their text aligns with the headings. */
export const list = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  marginInline: `calc(-1 * ${space.sm})`,
  padding: 0,
  listStyle: 'none',
});

/** A channel; its accounts unfold beside and below it, if it has several. */
export const row = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

/** Accounts align with the name of their channel. */
export const accounts = inWidgets({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  paddingInlineStart: space.lg,
  listStyle: 'none',
});

export const filter = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: vars.density.filter,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
  textDecoration: 'none',
  font: 'inherit',
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  textAlign: 'start',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-selected]': {
      backgroundColor: color.surfaceSelected,
      color: color.accentInk,
      fontWeight: font.weight.medium,
    },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [media.coarse]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } },
  },
});

/** Long translations wrap to a second line; the count stays visible. */
export const name = inWidgets({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = inWidgets({
  flexShrink: 0,
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
