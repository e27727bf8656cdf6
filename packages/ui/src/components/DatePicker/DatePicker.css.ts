import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, tabular, vars } from '../../theme';

const { color, space, size, font, radius, duration, easing } = vars;

const cell = createVar();

export const calendar = style(
  inLayer('components', {
    vars: { [cell]: size.control },
    padding: space.md,
    overflow: 'auto',
    '@media': { [media.coarse]: { vars: { [cell]: size.touch }, padding: space.sm } },
  }),
);

export const head = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: space.xs, marginBlockEnd: space.sm }),
);

export const monthAndYear = style(
  inLayer('components', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    gap: space.xs,
    flex: 1,
    minInlineSize: 0,
  }),
);

export const grid = style(
  inLayer('components', {
    inlineSize: '100%',
    minInlineSize: `calc(7 * ${cell})`,
    tableLayout: 'fixed',
    textAlign: 'center',
    ...tabular,
  }),
);

export const weekday = style(
  inLayer('components', {
    padding: 0,
    blockSize: size.controlSmall,
    fontSize: font.size.caption,
    fontWeight: font.weight.regular,
    color: color.inkMuted,
  }),
);

export const day = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: cell,
    borderRadius: radius.sm,
    fontSize: font.size.dense,
    cursor: 'default',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-disabled]': { color: color.inkDisabled },
      '&[data-unavailable]': { color: color.inkMuted, textDecoration: 'line-through' },
      // Days of adjacent months only fill the week.
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-now]': { color: color.accentInk, fontWeight: font.weight.semibold },
      '&[data-now]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: space.xxs,
        inlineSize: space.xs,
        blockSize: space.xs,
        borderRadius: radius.full,
        backgroundColor: 'currentColor',
      },
      '&[data-selected]': { backgroundColor: color.accent, color: color.onAccent, fontWeight: font.weight.medium },
      '&[data-selected][data-invalid]': { backgroundColor: color.danger, color: color.onDanger },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px', zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
          '&[data-now]::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const foot = style(
  inLayer('components', {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space.xs,
    marginBlockStart: space.sm,
  }),
);
