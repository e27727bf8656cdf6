import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

const { size, space, radius, duration, easing } = vars;

export const ring = style(
  inLayer('components', { inlineSize: size.icon, blockSize: size.icon, borderRadius: radius.full }),
);

export const dot = style(
  inLayer('components', {
    inlineSize: space.snug,
    blockSize: space.snug,
    borderRadius: radius.full,
    backgroundColor: 'currentColor',
    scale: 0,
    transition: `scale ${duration.quick} ${easing.out}`,
    selectors: { '[data-selected] &': { scale: 1 } },
    // Forced colors would remove the fill, which must show the selection in disabled groups, too.
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
