import { style } from '@vanilla-extract/css';
import { fadesWhereMoreIs, focusRing, focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, font, radius, size, duration, easing, hairline } = vars;

export const root = style(
  inLayer('components', {
    display: 'flex',
    minInlineSize: 0,
    selectors: {
      '&[data-orientation="horizontal"]': { flexDirection: 'column' },
      '&[data-orientation="vertical"]': { gap: space.xl },
    },
  }),
);

export const list = style(
  inLayer('components', {
    ...fadesWhereMoreIs,
    display: 'flex',
    flexShrink: 0,
    gap: space.xs,
    selectors: {
      '&[data-orientation="horizontal"]': {
        borderBlockEnd: `${hairline} solid ${color.hairline}`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
      '&[data-orientation="vertical"]': { flexDirection: 'column', minInlineSize: '10rem' },
    },
  }),
);

export const tab = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.snug,
    flexShrink: 0,
    minBlockSize: size.controlLarge,
    paddingInline: space.sm,
    borderRadius: radius.sm,
    color: color.inkMuted,
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    transition: `color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-selected]': { color: color.accentInk },
      '[data-orientation="vertical"] > &[data-selected]': { backgroundColor: color.surfaceSelected },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch, minInlineSize: size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { color: 'Highlight' },
          // Vertical tabs have no line, and forced colors would remove the background.
          '[data-orientation="vertical"] > &[data-selected]': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** The line below the selected tab. It slides to the next one, to show the change. */
export const indicator = style(
  inLayer('components', {
    position: 'absolute',
    insetInline: space.sm,
    insetBlockEnd: 0,
    blockSize: '2px',
    backgroundColor: color.accent,
    transitionProperty: 'translate, width',
    transitionDuration: duration.travel,
    transitionTimingFunction: easing.standard,
    selectors: {
      // Vertical tabs use a background instead.
      '[data-orientation="vertical"] &': { display: 'none' },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);

export const panel = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: space.lg,
    outline: 'none',
    borderRadius: radius.sm,
    selectors: {
      '[data-orientation="vertical"] > &': { paddingBlockStart: space.sm },
      '&[data-focus-visible]': focusRing,
    },
  }),
);
