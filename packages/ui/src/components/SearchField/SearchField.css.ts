import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../theme';

export const clear = style(
  inLayer('components', {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.space.xl,
    blockSize: vars.space.xl,
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    borderRadius: vars.radius.sm,
    color: vars.color.inkMuted,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover, color: vars.color.ink },
      '&[data-pressed]': { backgroundColor: vars.color.surfacePressed },
      '&[data-focus-visible]': focusRingInset,
      '[data-empty] &': { display: 'none' },
    },
    '@media': {
      [media.coarse]: {
        inlineSize: vars.size.touch,
        blockSize: vars.size.touch,
        marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
      },
    },
  }),
);
