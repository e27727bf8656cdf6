import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, truncate, vars } from '../../../theme';

const { color, space, font, radius, size, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const toolbar = inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

/** One line where there is room; otherwise the search takes its own line. */
export const line = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const begin = inWidgets({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const search = inWidgets({ flex: '1 1 12rem', minInlineSize: 0 });

/** The completions hang below the field. */
export const completing = inWidgets({ position: 'relative' });

export const narrow = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const priority = inWidgets({ inlineSize: '7rem' });

export const active = inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const chips = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '20rem',
  minBlockSize: size.controlSmall,
  paddingInlineStart: space.md,
  borderRadius: radius.full,
  border: `${hairline} solid ${color.accent}`,
  backgroundColor: color.surfaceSelected,
  color: color.accentInk,
  fontSize: font.size.dense,
  fontWeight: font.weight.medium,
  '@media': { [media.coarse]: { minBlockSize: size.touch } },
});

export const chipWords = inWidgets(truncate);

export const chipRemove = inWidgets({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.controlSmall,
  blockSize: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } },
    [media.coarse]: { inlineSize: size.touch, blockSize: size.touch },
  },
});

export const passing = inWidgets({
  marginInlineStart: 'auto',
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const end = inWidgets({ display: 'inline-flex', marginInlineStart: 'auto' });
