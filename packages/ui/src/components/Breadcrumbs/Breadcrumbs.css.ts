import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, truncate, vars } from '../../theme';

const { color, space, size, font, radius } = vars;

export const frame = style(
  inLayer('components', {
    position: 'relative',
    minInlineSize: 0,
    overflow: 'clip',
    overflowClipMargin: space.xs,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
  }),
);

const line = { display: 'flex', alignItems: 'center', minBlockSize: size.control } as const;

export const list = style(inLayer('components', { ...line, minInlineSize: 0 }));

/** An invisible copy with all pages on one line, for measuring. */
export const ruler = style(
  inLayer('components', {
    ...line,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 'max-content',
    visibility: 'hidden',
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  }),
);

export const crumb = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    // Keeps a truncated link wide enough to press.
    minInlineSize: '3rem',
    color: color.inkMuted,
    flexShrink: 1,
    whiteSpace: 'nowrap',
    selectors: { '&[data-current]': { color: color.ink, fontWeight: font.weight.medium } },
  }),
);

/** Truncates where even the first and last page do not fit. */
export const words = style(inLayer('components', truncate));

/** Truncates the text, not the link, so the focus ring is not clipped. A line of text is shorter than the minimum target. */
export const link = style(
  inLayer('components', {
    ...truncate,
    minBlockSize: space.xl,
    lineHeight: space.xl,
    borderRadius: radius.xs,
    textDecorationLine: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.ink, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.coarse]: { minInlineSize: size.touch, minBlockSize: size.touch, lineHeight: size.touch },
      [media.forcedColors]: { color: 'LinkText' },
    },
  }),
);

export const separator = style(
  inLayer('components', { display: 'inline-flex', flexShrink: 0, paddingInline: space.xs, color: color.inkMuted }),
);

export const more = style(inLayer('components', { display: 'flex', alignItems: 'center', flexShrink: 0 }));

export const moreRuler = style(
  inLayer('components', { display: 'inline-block', inlineSize: size.control, flexShrink: 0 }),
);
