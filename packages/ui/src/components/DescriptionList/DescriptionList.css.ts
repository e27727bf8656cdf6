import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, vars } from '../../theme';

const { color, space, font, hairline } = vars;

export const list = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  variants: {
    layout: {
      // All terms share the width of the longest, up to 40%, so that most of the width is left to the values.
      rows: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto', columnGap: space.md },
      above: { gap: space.sm },
      icons: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
        gap: `${space.xs} ${space.lg}`,
      },
    },
  },
});

export type ListVariants = NonNullable<RecipeVariants<typeof list>>;

export const item = componentRecipe({
  base: { minInlineSize: 0, fontSize: font.size.dense, lineHeight: font.line.dense },
  variants: {
    layout: {
      rows: {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'baseline',
        paddingBlock: space.sm,
        fontSize: font.size.body,
        selectors: { '& + &': { borderBlockStart: `${hairline} solid ${color.hairline}` } },
      },
      above: { display: 'grid', gap: space.xxs },
      icons: { display: 'flex', alignItems: 'start', gap: space.sm },
    },
  },
});

export const term = componentRecipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      rows: { fontWeight: font.weight.medium },
      above: { color: color.inkMuted, fontSize: font.size.caption },
      // As high as a link, so that the icon aligns with the first line.
      icons: {
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        blockSize: space.xl,
        color: color.inkMuted,
      },
    },
  },
});

export const value = componentRecipe({
  base: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      rows: { color: color.inkMuted },
      above: {},
      icons: { selectors: { '&:not(:has(> a))': { paddingBlock: `calc((${space.xl} - 1lh) / 2)` } } },
    },
  },
});

export const end = style(inLayer('components', { margin: 0, flexShrink: 0, marginInlineStart: 'auto' }));
