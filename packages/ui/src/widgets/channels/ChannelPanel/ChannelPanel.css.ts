import { style } from '@vanilla-extract/css';
import { clampLines, inLayer, truncate, vars } from '../../../theme';

const { color, space, font } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const panel = inWidgets({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: '20rem',
  minInlineSize: 0,
  paddingBlockStart: space.lg,
  paddingInline: space.lg,
});

/** Rows extend from edge to edge; their text aligns with the heading. */
export const list = inWidgets({ blockSize: '100%', marginInline: `calc(-1 * ${space.lg})` });

export const message = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.ink,
});

export const head = inWidgets({ display: 'flex', alignItems: 'center', gap: space.sm, minBlockSize: '1.25rem' });

export const name = inWidgets({
  ...truncate,
  fontWeight: font.weight.medium,
  selectors: { '&[data-unread]': { fontWeight: font.weight.semibold } },
});

/** The row's content lets presses through to the link below; controls catch their own. */
export const control = inWidgets({ display: 'inline-flex', marginInlineStart: 'auto', pointerEvents: 'auto' });

export const content = inWidgets({ ...clampLines(2), margin: 0, color: color.inkMuted });

export const date = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  margin: 0,
  minBlockSize: '1.125rem',
  fontSize: font.size.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const when = inWidgets(truncate);
