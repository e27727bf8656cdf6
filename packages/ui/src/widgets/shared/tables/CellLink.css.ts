import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

/** Takes no room of its own. */
export const cell = style(inLayer('widgets', { display: 'contents' }));

globalStyle(
  `${cell} > a`,
  inLayer('widgets', {
    '@media': {
      [media.coarse]: {
        display: 'inline-flex',
        alignItems: 'center',
        minInlineSize: vars.size.touch,
        minBlockSize: vars.size.touch,
      },
    },
  }),
);
