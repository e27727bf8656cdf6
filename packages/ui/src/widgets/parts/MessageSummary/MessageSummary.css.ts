import { style } from '@vanilla-extract/css';
import { clampLines, inLayer, truncate, vars } from '../../../theme';

const { color, space, font, size, radius } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const summary = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.ink,
});

export const head = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '1.25rem',
});

export const dot = inWidgets({
  flexShrink: 0,
  inlineSize: size.mark,
  blockSize: size.mark,
  borderRadius: radius.full,
  backgroundColor: color.accent,
});

export const name = inWidgets({
  ...truncate,
  flex: 1,
  fontWeight: font.weight.medium,
  selectors: { [`${summary}[data-unread] &`]: { fontWeight: font.weight.semibold } },
});

export const urgent = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  flexShrink: 0,
  fontSize: font.size.caption,
  fontWeight: font.weight.medium,
  color: color.negative.ink,
});

/** The summary lets presses through to the card under it; what can be pressed itself does not. */
export const control = inWidgets({ display: 'inline-flex', flexShrink: 0, pointerEvents: 'auto' });

export const subject = inWidgets({
  ...truncate,
  margin: 0,
  marginBlockStart: space.xxs,
  selectors: { [`${summary}[data-unread] &`]: { fontWeight: font.weight.medium } },
});

export const content = inWidgets({
  ...clampLines(2),
  margin: 0,
  marginBlockStart: space.xxs,
  color: color.inkMuted,
});

export const foot = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.snug,
  minBlockSize: '1.125rem',
  fontSize: font.size.caption,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
});

/** Of the three, the channel's name gives way first: its mark stays. */
export const channel = inWidgets({ display: 'inline-flex', minInlineSize: '0.875rem', overflow: 'hidden' });

export const time = inWidgets({ ...truncate, flexShrink: 0.2 });

export const attachments = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
});
