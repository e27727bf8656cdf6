import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, media, vars } from '../../theme';

export const divider = componentRecipe({
  base: {
    flexShrink: 0,
    margin: 0,
    border: 0,
    alignSelf: 'stretch',
    backgroundColor: vars.color.hairline,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  variants: {
    orientation: {
      horizontal: { blockSize: vars.hairline, inlineSize: '100%' },
      vertical: { inlineSize: vars.hairline, minBlockSize: '1em' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export type DividerVariants = NonNullable<RecipeVariants<typeof divider>>;
