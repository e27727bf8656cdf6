import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, media, tabular, vars } from '../../../theme';

const { color, space, font, size } = vars;

export const today = style(
  inLayer('widgets', { containerType: 'inline-size', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** One column in a panel, two on a page. */
export const columns = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    '@container': {
      '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space.xxl },
    },
  }),
);

export const column = style(inLayer('widgets', { display: 'grid', gap: space.xl, minInlineSize: 0 }));

export const rows = style(inLayer('widgets', { display: 'grid', gap: space.md, minInlineSize: 0 }));

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.sm,
    alignItems: 'start',
  }),
);

/** Times in one column, as wide as the widest. */
export const events = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.md,
    rowGap: space.sm,
  }),
);

export const event = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'baseline',
    selectors: { '&[data-over]': { color: color.inkMuted } },
  }),
);

/** Level with the first line of the text. */
export const mark = style(
  inLayer('widgets', {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '1lh',
    color: color.inkMuted,
    // As high as the link or control beside it.
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
);

export const words = style(inLayer('widgets', { display: 'grid', gap: space.xxs, minInlineSize: 0 }));

export const due = layeredRecipe('widgets', {
  base: tabular,
  variants: { isLate: { true: { color: color.priority.high.ink, fontWeight: font.weight.medium }, false: {} } },
});

export const end = style(inLayer('widgets', { marginBlockStart: space.xl }));
