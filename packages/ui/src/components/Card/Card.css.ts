import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, vars } from '../../theme';

const { color, space, radius, hairline } = vars;

export const card = componentRecipe({
  base: { minInlineSize: 0, borderRadius: radius.lg },
  variants: {
    ground: {
      raised: { backgroundColor: color.surfaceRaised, border: `${hairline} solid ${color.hairline}` },
      sunken: { backgroundColor: color.surfaceSunken, border: `${hairline} solid transparent` },
      /** No box at all: a hairline above and space. For what already lies inside something. */
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
    // The heading's line is as high as its buttons would be, so that cards with and without them agree.
    minBlockSize: vars.size.controlSmall,
    marginBlockEnd: space.md,
  }),
);

export const actions = style(inLayer('components', { display: 'flex', alignItems: 'center', gap: space.xs }));
