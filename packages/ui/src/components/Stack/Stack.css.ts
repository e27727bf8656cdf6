import { globalStyle, styleVariants } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, layers, vars } from '../../theme';
import { distances, gapNames, gaps } from './gaps';

const upTo = (most: string) => ({ inlineSize: '100%', maxInlineSize: most });

export const stack = componentRecipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: gaps(),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    width: { full: {}, form: upTo('34rem'), measure: upTo(vars.measure), column: upTo('44rem') },
    centered: { true: { marginInline: 'auto' } },
  },
  defaultVariants: { gap: 'md', align: 'stretch', width: 'full' },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;

/** One class per gap: the line has the same distance to the items above and below. */
export const divided = styleVariants(distances, () => ({}));

function drawLines(marker: string, distance: string) {
  const line = `${vars.hairline} solid ${vars.color.hairline}`;
  globalStyle(`${marker} > * + *`, {
    '@layer': { [layers.components]: { borderBlockStart: line, paddingBlockStart: distance } },
  });
}

for (const gap of gapNames) drawLines(divided[gap], distances[gap]);
