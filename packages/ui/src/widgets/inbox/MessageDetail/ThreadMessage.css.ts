import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, truncate, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const message = inWidgets({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  borderBlockStart: `${hairline} solid ${color.hairline}`,
  scrollMarginBlockStart: space.sm,
});

/** Extends into the panel's margin, so that the background has padding while the text aligns with the rest. */
const lineUp = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  marginInline: `calc(-1 * ${space.sm})`,
  marginBlock: space.xs,
  padding: space.sm,
} as const;

/** Deleted messages align with the others but cannot be expanded. */
export const gone = inWidgets(lineUp);

export const head = inWidgets({
  ...lineUp,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInset },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } } },
});

export const who = inWidgets({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const line = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  fontSize: font.size.body,
  lineHeight: font.line.dense,
});

export const sender = inWidgets({ ...truncate, fontWeight: font.weight.semibold });

export const time = inWidgets({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontSize: font.size.caption,
  color: color.inkMuted,
});

export const detail = inWidgets({
  ...truncate,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.inkMuted,
});

export const people = inWidgets({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  overflowWrap: 'anywhere',
});
