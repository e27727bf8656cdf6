import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const panel = inWidgets({ padding: space.lg, minInlineSize: 0 });

export const history = inWidgets({ display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' });

export const figures = inWidgets({ display: 'grid', gap: space.xs });

export const figureList = inWidgets({ display: 'flex', flexWrap: 'wrap', gap: space.xl, margin: 0 });

export const figure = inWidgets({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const value = inWidgets({
  margin: 0,
  fontSize: font.size.title,
  lineHeight: font.line.tight,
  fontWeight: font.weight.semibold,
  letterSpacing: '-0.014em',
  fontVariantNumeric: 'tabular-nums',
});

/** The specification's 64 units, of a quarter rem each. */
export const recent = inWidgets({
  blockSize: '16rem',
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.lg,
  overflow: 'hidden',
});

export const message = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});

export const head = inWidgets({ display: 'flex', alignItems: 'center', gap: space.sm });

export const name = inWidgets({ ...truncate, fontWeight: font.weight.medium, marginInlineEnd: 'auto' });

export const content = inWidgets({ margin: 0, color: color.inkMuted, overflowWrap: 'anywhere' });
