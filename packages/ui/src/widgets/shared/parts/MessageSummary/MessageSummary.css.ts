import { fallbackVar, style } from '@vanilla-extract/css';
import { controlsRoom } from '../../../../components/Board/Board.css';
import { clampLines, inLayer, truncate, vars } from '../../../../theme';

const { color, space, font } = vars;
/** A card of less than some 240 px: the time in words leaves no room for a name beside it. */
const NARROW = '(inline-size < 13.5rem)';
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const summary = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.ink,
  containerType: 'inline-size',
});

export const head = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '1.25rem',
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

/** On a card it keeps out of the card's controls, so that no date is under them. */
export const foot = inWidgets({
  paddingInlineEnd: fallbackVar(controlsRoom, '0px'),
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.snug,
  minBlockSize: '1.125rem',
  fontSize: font.size.caption,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
});

/** The channel's name gives way where the card is narrow; its mark, which is drawn for each, stays and says it. */
export const channelName = inWidgets({
  display: 'inline-flex',
  minInlineSize: 0,
  overflow: 'hidden',
  '@container': { [NARROW]: { display: 'none' } },
});

export const channelMark = inWidgets({
  display: 'none',
  flexShrink: 0,
  '@container': { [NARROW]: { display: 'inline-flex' } },
});

/** The time is the longest in other languages: it is cut with an ellipsis before it is cut by the card. */
export const time = inWidgets({ ...truncate, flexShrink: 1 });
