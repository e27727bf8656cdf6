import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the dialog's margin, so that their text aligns with its title. */
export const list = inWidgets({
  display: 'grid',
  gap: space.xxs,
  marginInline: `calc(-1 * ${space.sm})`,
  outline: 'none',
});

export const row = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control,
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

export const name = inWidgets({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const email = inWidgets({ display: 'block', fontSize: font.size.caption, color: color.inkMuted });
