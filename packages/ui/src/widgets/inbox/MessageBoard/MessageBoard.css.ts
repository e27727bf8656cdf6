import { style } from '@vanilla-extract/css';
import { inLayer, standing, vars } from '../../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

const SEVERAL = '(inline-size >= 34rem)';
const ONE = '(inline-size < 34rem)';

/** The columns scroll, not the board, which takes the remaining height but at least a few cards. */
export const board = inWidgets({ containerType: 'inline-size', blockSize: '100%', minBlockSize: '24rem' });

/** A search shows rows instead of columns, on one surface. */
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
  '@container': {
    [SEVERAL]: {
      gridTemplateColumns: 'minmax(13rem, 1.45fr) repeat(2, minmax(10.5rem, 1fr)) 7.5rem',
      gap: space.sm,
      overflow: 'hidden',
    },
  },
});

export const columnSkeleton = inWidgets({
  paddingBlockStart: space.xxl,
  overflow: 'hidden',
  '@container': { [ONE]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});
