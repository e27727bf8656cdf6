import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe } from '../../theme';
import { gaps } from './gaps';

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
  },
  defaultVariants: { gap: 'md', align: 'stretch' },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
