import { style } from '@vanilla-extract/css';
import { fadesWhereMoreIs, inLayer, media, vars } from '../../../theme';

const { color, space, font, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Covers the toolbar, so that nothing below shifts when the first message is selected. */
export const bar = inWidgets({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(-1 * ${space.xs})`,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: `calc(100% + 2 * ${space.xs})`,
  paddingInline: space.sm,
  borderRadius: radius.md,
  backgroundColor: color.surfaceSelected,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const count = inWidgets({
  flexShrink: 0,
  marginInlineEnd: space.sm,
  fontSize: font.size.dense,
  fontWeight: font.weight.semibold,
  color: color.accentInk,
  fontVariantNumeric: 'tabular-nums',
});

/** The actions scroll sideways on narrow screens, so that the bar keeps the toolbar's height. */
export const actions = inWidgets({
  ...fadesWhereMoreIs,
  display: 'flex',
  gap: space.xs,
  minInlineSize: 0,
  padding: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
