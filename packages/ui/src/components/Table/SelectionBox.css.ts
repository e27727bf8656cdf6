import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

const { size } = vars;

/** A touch-sized target around a small box. */
export const target = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    flexShrink: 0,
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } },
  }),
);
