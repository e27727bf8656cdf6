import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../../theme';

const { color, space, font } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The columns scroll, not the board. With many stages it scrolls sideways. */
export const board = inWidgets({ blockSize: '100%', minBlockSize: '24rem', minInlineSize: 0 });

export const filtered = inWidgets({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  blockSize: '100%',
  minBlockSize: '20rem',
});

export const table = inWidgets({ flex: 1, minBlockSize: 0, minInlineSize: 0 });

export const nothing = inWidgets({ paddingBlock: space.sm, paddingInline: space.sm });

export const card = inWidgets({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const title = inWidgets({
  margin: 0,
  fontSize: font.size.dense,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const person = inWidgets({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 });

export const names = inWidgets({ display: 'grid', minInlineSize: 0, fontSize: font.size.dense });

export const line = inWidgets(truncate);

export const company = inWidgets({ ...truncate, color: color.inkMuted, fontSize: font.size.caption });

export const facts = inWidgets({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.sm}`,
  fontSize: font.size.caption,
});

export const value = inWidgets({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.medium,
  fontSize: font.size.dense,
});

export const day = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.inkMuted,
  selectors: { '&[data-late]': { color: color.negative.ink } },
});

export const skeleton = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: space.md,
});

export const skeletonColumn = inWidgets({ display: 'grid', gap: space.sm, alignContent: 'start' });
