import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, media, vars } from '../../../theme';

const { color, space, radius } = vars;

export const notice = layeredRecipe('widgets', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      warning: { backgroundColor: color.warning.soft, color: color.warning.ink },
      negative: { backgroundColor: color.negative.soft, color: color.negative.ink },
    },
  },
  defaultVariants: { tone: 'warning' },
});

export const words = style(inLayer('widgets', { display: 'grid', gap: space.xs, justifyItems: 'start' }));
