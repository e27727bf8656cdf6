import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, standing, vars } from '../../theme';

const { color, space, radius, hairline } = vars;

export const card = componentRecipe({
  base: { minInlineSize: 0, borderRadius: radius.lg },
  variants: {
    ground: {
      raised: standing,
      sunken: { backgroundColor: color.surfaceSunken, border: `${hairline} solid transparent` },
      /** No box, only a hairline and space: for content already inside a card or panel. */
      none: { borderRadius: 0, borderBlockStart: `${hairline} solid ${color.hairline}` },
    },
    padding: {
      none: {},
      compact: { padding: space.md },
      roomy: { padding: space.xl },
    },
  },
  compoundVariants: [{ variants: { ground: 'none' }, style: { paddingInline: space.none } }],
  defaultVariants: { ground: 'raised', padding: 'roomy' },
});

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;

export const header = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.lg,
    // As high as a button, so that headings align with and without actions.
    minBlockSize: vars.size.controlSmall,
    marginBlockEnd: space.md,
  }),
);

export const actions = style(inLayer('components', { display: 'flex', alignItems: 'center', gap: space.xs }));
