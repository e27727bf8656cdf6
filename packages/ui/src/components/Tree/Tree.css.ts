import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset, inLayer, media, tabular, vars } from '../../theme';
import { forcedSelection } from '../Table/forcedSelection';

const { color, space, size, font, radius, duration, easing } = vars;

export const tree = style(
  inLayer('components', {
    minInlineSize: 0,
    overflow: 'auto',
    outline: 'none',
    borderRadius: radius.md,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

/** Indented by level, which react-aria sets. */
export const row = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.snug,
    minBlockSize: size.control,
    paddingInlineEnd: space.sm,
    paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space.lg})`,
    borderRadius: radius.sm,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': { backgroundColor: color.surfaceSelected },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::before': forcedSelection,
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** Keeps its width without children, so that labels of the same level align. */
export const opener = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.controlSmall,
    blockSize: size.controlSmall,
    flexShrink: 0,
    borderRadius: radius.sm,
    color: color.inkMuted,
    '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } },
  }),
);

/** Points in reading direction when closed and down when open. The icon mirrors itself in right-to-left text, so the rotation must too. */
export const chevron = style(
  inLayer('components', {
    display: 'inline-flex',
    transition: `rotate ${duration.calm} ${easing.standard}`,
    selectors: {
      '[data-expanded] &': { rotate: '90deg' },
      '[data-expanded] &:dir(rtl)': { rotate: '-90deg' },
    },
  }),
);

export const label = style(
  inLayer('components', { flex: 1, minInlineSize: 0, paddingBlock: space.xs, overflowWrap: 'anywhere' }),
);

export const detail = style(
  inLayer('components', {
    color: color.inkMuted,
    ...tabular,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const said = style(
  inLayer('components', {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.xxs,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);
