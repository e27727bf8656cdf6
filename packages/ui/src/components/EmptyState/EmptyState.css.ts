import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, vars } from '../../theme';

const { color, space } = vars;

export const root = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
    marginInline: 'auto',
    maxInlineSize: '28rem',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      compact: { gap: space.xs, padding: space.lg },
      line: { justifyItems: 'start', textAlign: 'start', maxInlineSize: 'none' },
      page: { gap: space.sm, paddingBlock: space.xxxl, paddingInline: space.lg },
    },
  },
  defaultVariants: { size: 'page' },
});

export const drawing = style(inLayer('components', { color: color.inkMuted, marginBlockEnd: space.xs }));

export const description = style(inLayer('components', { color: color.inkMuted, textWrap: 'balance' }));

export const actions = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.sm,
    marginBlockStart: space.md,
  }),
);
