import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the dialog's margin, so that their text aligns with the rest. */
export const presets = inWidgets({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  marginInline: `calc(-1 * ${space.sm})`,
  padding: 0,
  listStyle: 'none',
});

export const preset = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: font.size.body,
  lineHeight: font.line.body,
  textAlign: 'start',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-pending]': { color: color.inkMuted },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': { [media.coarse]: { minBlockSize: size.touch } },
});

export const when = inWidgets({
  fontSize: font.size.dense,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const fields = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space.md,
  alignItems: 'start',
});
