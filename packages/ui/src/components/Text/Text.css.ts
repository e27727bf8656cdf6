import type { RecipeVariants } from '@vanilla-extract/recipes';
import { clampLines, componentRecipe, tabular, truncate, vars } from '../../theme';

export const layout = componentRecipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    lines: { 1: { display: 'block', ...truncate }, 2: clampLines(2), 3: clampLines(3), 4: clampLines(4) },
    figures: { true: tabular },
    letters: { code: { fontFamily: vars.font.family.mono } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});

export type TextLayout = NonNullable<RecipeVariants<typeof layout>>;
