import { fallbackVar, style } from '@vanilla-extract/css';
import { controlsRoom } from '../../../../components/Board/Board.css';
import { clampLines, inLayer, truncate, vars } from '../../../../theme';

const { color, space, font, size } = vars;
/** A card narrower than about 240 px, where the time in words leaves no room for a name. */
const NARROW = '(inline-size < 13.5rem)';
/** Too narrow for the name of a channel, the time in words and a date. */
const MARKED_NARROW = '(inline-size < 18rem)';
/** Too narrow for both an avatar and a name. */
const NARROWEST = '(inline-size < 10.5rem)';
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const container = inWidgets({ containerType: 'inline-size' });

/** The text stands beside the avatar; on a narrow card only the name does. */
export const summary = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  color: color.ink,
});

const beside = { gridColumn: 2, '@container': { [NARROW]: { gridColumn: '1 / -1' } } } as const;

export const avatar = inWidgets({ display: 'flex', '@container': { [NARROWEST]: { display: 'none' } } });

export const head = inWidgets({
  '@container': { [NARROWEST]: { gridColumn: '1 / -1' } },
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: size.avatarSmall,
});

export const dot = inWidgets({ display: 'flex', flexShrink: 0 });

export const name = inWidgets({
  ...truncate,
  flex: '0 1 auto',
  fontWeight: font.weight.medium,
  selectors: { [`${summary}[data-unread] &`]: { fontWeight: font.weight.semibold } },
});

export const count = inWidgets({
  flexShrink: 0,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkMuted,
});

/** Overlapping, so that two take little more room than one. */
export const faces = inWidgets({ display: 'flex', flexShrink: 0, '@container': { [NARROW]: { display: 'none' } } });

export const urgent = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  flexShrink: 0,
  fontSize: font.size.caption,
  fontWeight: font.weight.medium,
  color: color.negative.ink,
});

/** The summary lets presses through to the card below; controls catch their own. */
export const control = inWidgets({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  pointerEvents: 'auto',
});

export const subject = inWidgets({
  ...truncate,
  ...beside,
  margin: 0,
  marginBlockStart: space.xxs,
  selectors: { [`${summary}[data-unread] &`]: { fontWeight: font.weight.medium } },
});

export const content = inWidgets({
  ...clampLines(vars.density.excerpt),
  ...beside,
  margin: 0,
  marginBlockStart: space.xxs,
  color: color.inkMuted,
});

/** Who wrote what follows. */
export const you = inWidgets({ fontWeight: font.weight.medium });

/** On a card it leaves room for the card's controls, so that they do not cover the date. */
export const foot = inWidgets({
  ...beside,
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

/** A mark, such as a due date, stands after the channel and the time. */
const marked = `${foot}:has(> :nth-child(4)) &`;

/** Hidden on narrow cards, and earlier beside marks; the channel's icon remains. */
export const channelName = inWidgets({
  display: 'inline-flex',
  minInlineSize: 0,
  overflow: 'hidden',
  '@container': {
    [NARROW]: { display: 'none' },
    [MARKED_NARROW]: { selectors: { [marked]: { display: 'none' } } },
  },
});

export const channelMark = inWidgets({
  display: 'none',
  flexShrink: 0,
  '@container': {
    [NARROW]: { display: 'inline-flex' },
    [MARKED_NARROW]: { selectors: { [marked]: { display: 'inline-flex' } } },
  },
});

/** Truncates long translations with an ellipsis. */
export const time = inWidgets({ ...truncate, flexShrink: 1 });
