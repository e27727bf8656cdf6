import { focusRing, inLayer, media, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

export const trigger = style(
  inLayer('app', {
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': { [media.coarse]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch } },
  }),
);
