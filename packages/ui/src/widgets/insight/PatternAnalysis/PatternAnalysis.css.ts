import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

export const cadence = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.lg,
    alignItems: 'end',
    marginBlockEnd: space.xs,
  }),
);

export const figures = style(inLayer('widgets', { display: 'grid', justifyItems: 'end' }));

export const row = style(
  inLayer('widgets', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.md,
    rowGap: space.xxs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
