import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, vars } from '../../theme';

export const icon = componentRecipe({
  base: { flexShrink: 0, color: 'currentColor', strokeWidth: 1.9 },
  variants: {
    size: {
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      medium: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      large: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge, strokeWidth: 1.7 },
      huge: { inlineSize: vars.space.xxl, blockSize: vars.space.xxl, strokeWidth: 1.4 },
    },
    mirrors: { true: { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
  },
  defaultVariants: { size: 'medium', mirrors: false },
});

export type IconVariants = NonNullable<RecipeVariants<typeof icon>>;
