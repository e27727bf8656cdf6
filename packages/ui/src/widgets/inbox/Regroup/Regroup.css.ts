import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, truncate, vars } from '../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the dialog's margin, so that their text aligns with its title. The padding leaves room for the focus ring. */
export const list = inWidgets({
  display: 'grid',
  gap: space.xxs,
  maxBlockSize: '24rem',
  overflowY: 'auto',
  padding: space.xs,
  marginInline: `calc(-1 * (${space.sm} + ${space.xs}))`,
  outline: 'none',
});

export const row = inWidgets({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) ${size.icon}`,
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.md,
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-selected]': { backgroundColor: color.surfaceSelected, color: color.accentInk },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [media.coarse]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } },
  },
});

export const what = inWidgets({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const line = inWidgets({ display: 'flex', alignItems: 'baseline', gap: space.sm, minInlineSize: 0 });

export const subject = inWidgets({ ...truncate, flex: 1, fontWeight: font.weight.medium });

export const time = inWidgets({ flexShrink: 0, fontSize: font.size.caption, color: color.inkMuted });

export const excerpt = inWidgets({
  ...truncate,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.inkMuted,
});

export const check = inWidgets({ display: 'grid', placeItems: 'center' });
