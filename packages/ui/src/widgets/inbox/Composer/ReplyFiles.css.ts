import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const root = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const list = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const file = inWidgets({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minInlineSize: 0,
  inlineSize: '15rem',
  maxInlineSize: '100%',
  padding: space.xs,
  overflow: 'hidden',
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  // A reason needs the whole line.
  selectors: { '&[data-failed]': { inlineSize: '100%', overflowWrap: 'anywhere' } },
});

export const words = inWidgets({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const size = inWidgets({
  color: color.inkMuted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

/** Along the lower edge. */
export const progress = inWidgets({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

/** Always rendered, so that screen readers announce changes. */
export const refusal = inWidgets({
  margin: 0,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.negative.ink,
  overflowWrap: 'anywhere',
});
