import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../../theme';

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
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: space.sm,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});

export const name = inWidgets(truncate);

export const size = inWidgets({ flexShrink: 0, color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const upload = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const actions = inWidgets({ display: 'flex', gap: space.xs });

/** Always rendered, so that screen readers announce changes. */
export const refusal = inWidgets({
  margin: 0,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.negative.ink,
  overflowWrap: 'anywhere',
});
