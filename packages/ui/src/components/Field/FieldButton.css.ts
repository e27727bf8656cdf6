import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, size, radius } = vars;

/** A button inside a field, at its end: it opens a calendar or a list. */
export const fieldButton = style(
  inLayer('components', {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: space.xl,
    blockSize: space.xl,
    marginInlineEnd: `calc(-1 * ${space.xs})`,
    borderRadius: radius.sm,
    color: color.inkMuted,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.ink },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: color.inkDisabled },
    },
    '@media': {
      [media.coarse]: {
        inlineSize: size.touch,
        blockSize: size.touch,
        marginInlineEnd: `calc(-1 * ${space.sm})`,
      },
    },
  }),
);
