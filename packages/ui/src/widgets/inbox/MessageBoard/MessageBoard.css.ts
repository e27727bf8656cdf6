import { style } from '@vanilla-extract/css';
import { inLayer, media, standing, vars } from '../../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** The columns scroll, not the board, which takes the remaining height but at least a few cards. */
export const board = inWidgets({ blockSize: '100%', minBlockSize: '24rem' });

/** A search shows rows instead of columns, no wider than is good to read. */
export const results = inWidgets({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  ...standing,
  overflow: 'clip',
});

export const placeholder = inWidgets({ paddingInline: space.sm });

export const skeleton = inWidgets({ display: 'grid', gap: space.sm, padding: space.xs });

/** As tall as a card with a subject, so that nothing shifts when the cards load. */
export const skeletonCard = inWidgets({
  display: 'grid',
  gap: space.sm,
  minBlockSize: '7.75rem',
  alignContent: 'start',
  padding: space.md,
  ...standing,
});

/** Column widths as on the board: the first is wider, and the only one on narrow screens. */
export const boardSkeleton = inWidgets({
  display: 'grid',
  blockSize: '100%',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(17rem, 1.45fr) repeat(3, minmax(13rem, 1fr))',
      gap: space.md,
      overflow: 'hidden',
    },
  },
});

export const columnSkeleton = inWidgets({
  paddingBlockStart: space.xxl,
  overflow: 'hidden',
  '@media': { [media.narrow]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});
