import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, media } from '../../theme';
import { gaps } from '../Stack/gaps';

/** As many columns as fit, each at least `least` wide but never wider than the container. */
const fitting = (least: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` });

const fractions = (...parts: number[]) => ({
  gridTemplateColumns: parts.map((part) => `minmax(0, ${part}fr)`).join(' '),
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const grid = componentRecipe({
  base: { display: 'grid', minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    gap: gaps(),
    minColumn: { small: fitting('11rem'), medium: fitting('18rem'), large: fitting('26rem') },
    columns: {
      '1:1': fractions(1, 1),
      '1:2': fractions(1, 2),
      '2:1': fractions(2, 1),
      '1:3': fractions(1, 3),
      '3:1': fractions(3, 1),
      '1:1:1': fractions(1, 1, 1),
      '1:1:1:1': fractions(1, 1, 1, 1),
      'main:side': {
        '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
      },
    },
    align: { stretch: { alignItems: 'stretch' }, start: { alignItems: 'start' }, center: { alignItems: 'center' } },
  },
  defaultVariants: { gap: 'lg', align: 'stretch' },
});

export type GridVariants = NonNullable<RecipeVariants<typeof grid>>;
