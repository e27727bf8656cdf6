import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

/** The table takes the height that the search leaves. */
export const list = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    blockSize: '100%',
    minBlockSize: '20rem',
  }),
);

/** The name, which is a link and alone in its cell. */
export const name = style(inLayer('widgets', { display: 'contents' }));

globalStyle(
  `${name} > a`,
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

export const search = style(inLayer('widgets', { maxInlineSize: '26rem' }));
