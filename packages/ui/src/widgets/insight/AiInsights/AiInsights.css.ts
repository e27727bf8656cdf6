import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../theme';

const { color, space } = vars;

export const phase = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
  }),
);

export const mark = layeredRecipe('widgets', {
  base: { display: 'inline-flex' },
  variants: {
    state: {
      done: { color: color.positive.ink },
      running: { color: color.notice.ink },
      waiting: { color: color.inkMuted },
      failed: { color: color.negative.ink },
    },
  },
});

export const bins = style(
  inLayer('widgets', { display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);
