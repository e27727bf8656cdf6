import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe } from '../../theme';
import { gaps } from '../Stack/gaps';

export const inline = componentRecipe({
  base: { display: 'flex', minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    gap: gaps(),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wraps: { true: { flexWrap: 'wrap' }, false: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { gap: 'sm', align: 'center', justify: 'start', wraps: true },
});

export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
