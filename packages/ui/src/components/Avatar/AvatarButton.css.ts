import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars } from '../../theme';

const { color, space, radius, size } = vars;

export const button = style(
  inLayer('components', {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.full,
    cursor: 'default',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[aria-expanded="true"]': { boxShadow: `0 0 0 ${space.xxs} ${color.surfacePressed}` },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.coarse]: { minInlineSize: size.touch, minBlockSize: size.touch } },
  }),
);
