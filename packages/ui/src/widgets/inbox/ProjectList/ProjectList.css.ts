import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the sidebar's margin, so that their text aligns with the headings. */
export const list = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  marginBlock: 0,
  marginInlineStart: `calc(-1 * ${space.sm})`,
  marginInlineEnd: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = inWidgets({ display: 'flex', alignItems: 'center', gap: space.xxs });

export const filter = inWidgets({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
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

export const mark = inWidgets({ display: 'inline-flex', flexShrink: 0, color: color.inkMuted });

/** Bold for projects with unread messages, as for messages. */
export const name = inWidgets({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: font.weight.medium } },
});

export const count = inWidgets({
  flexShrink: 0,
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const more = inWidgets({ flexShrink: 0 });
