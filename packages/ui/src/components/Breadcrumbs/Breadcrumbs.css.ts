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

/** All pages on one line, to be measured and not seen. */
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
    // Cut short it is still a target.
    minInlineSize: '3rem',
    color: color.inkMuted,
    flexShrink: 1,
    whiteSpace: 'nowrap',
    selectors: { '&[data-current]': { color: color.ink, fontWeight: font.weight.medium } },
  }),
);

/** Cut rather than wrapped where even first and last do not fit. */
export const words = style(inLayer('components', truncate));

/** Cut by itself, so that its ring is not. A line of it is lower than the least target. */
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

/** As wide as the button of the menu. */
export const moreRuler = style(
  inLayer('components', { display: 'inline-block', inlineSize: size.control, flexShrink: 0 }),
);
