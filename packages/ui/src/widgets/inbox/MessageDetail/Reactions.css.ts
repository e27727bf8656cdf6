import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, touchTarget, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const reactions = inWidgets({ display: 'grid', gap: space.xs, paddingBlockEnd: space.sm });

export const list = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const sign = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '1.75rem',
  paddingInline: space.sm,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.full,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: font.size.dense,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-ours]': { borderColor: color.accent },
    '&[aria-expanded="true"]': { backgroundColor: color.surfaceSunken },
  },
  '@media': {
    ...touchTarget['@media'],
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
  },
});

export const count = inWidgets({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const named = inWidgets({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.sm });

export const names = inWidgets({
  margin: 0,
  fontSize: font.size.caption,
  lineHeight: font.line.dense,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
