import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, font, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** A row of the sidebar that filters the board. */
export const filter = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
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
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } } },
});

export const count = inWidgets({
  flexShrink: 0,
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
