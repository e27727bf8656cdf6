import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme';

export const scroller = style(
  inLayer('components', {
    blockSize: '100%',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Isolates layout, so that scrolling lays out only this box.
    contain: 'strict',
  }),
);

export const list = style(inLayer('components', { position: 'relative', inlineSize: '100%' }));

export const row = style(
  inLayer('components', { position: 'absolute', insetBlockStart: 0, insetInline: 0, contain: 'layout style' }),
);
