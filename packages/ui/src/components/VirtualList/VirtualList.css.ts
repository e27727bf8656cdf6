import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme';

export const scroller = style(
  inLayer('components', {
    blockSize: '100%',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Nothing inside can change the layout outside, so a frame of scrolling lays out this box alone.
    contain: 'strict',
  }),
);

/** Its height is written by the virtualizer. */
export const list = style(inLayer('components', { position: 'relative', inlineSize: '100%' }));

/** Its vertical place is written by the virtualizer as a transform. */
export const row = style(
  inLayer('components', { position: 'absolute', insetBlockStart: 0, insetInline: 0, contain: 'layout style' }),
);
