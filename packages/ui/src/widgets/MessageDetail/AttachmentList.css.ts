import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, touchTarget, truncate, vars } from '../../theme';

const { color, space, font, radius, size, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const list = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = inWidgets({ minInlineSize: 0, maxInlineSize: '100%' });

export const link = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  maxInlineSize: '100%',
  minBlockSize: size.control,
  paddingInline: space.sm,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
  color: color.ink,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    ...touchTarget['@media'],
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
  },
});

export const name = inWidgets(truncate);

export const sizeLabel = inWidgets({ flexShrink: 0, color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
