import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../../theme';

const { color, space, font, radius, size } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** Rows extend into the margin, so that their text aligns with the heading. */
export const list = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  marginInline: `calc(-1 * ${space.sm})`,
  padding: 0,
  listStyle: 'none',
});

export const channel = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.controlLarge,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.md,
  color: color.ink,
  fontSize: font.size.body,
  lineHeight: font.line.dense,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[aria-current]': {
      backgroundColor: color.surfaceSelected,
      color: color.accentInk,
      fontWeight: font.weight.medium,
    },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [media.coarse]: { minBlockSize: size.touch },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});

/** A dot and a check, so that the state has a shape besides its color. */
export const connected = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.positive.ink,
});

export const dot = inWidgets({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

/** A dashed ring: no real provider is connected. */
export const simulated = inWidgets({ display: 'inline-flex', color: color.warning.ink });

export const ring = inWidgets({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `2px dashed currentColor`,
  borderRadius: '50%',
});

export const attention = inWidgets({ display: 'inline-flex', color: color.negative.ink });
