import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, media, vars } from '../../theme';

const stroke = vars.color.series.sea;

export const sparkline = componentRecipe({
  base: {
    display: 'inline-block',
    verticalAlign: 'middle',
    flexShrink: 0,
    maxInlineSize: '100%',
    aspectRatio: '4 / 1',
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  },
  variants: {
    size: {
      small: { inlineSize: '4rem' },
      medium: { inlineSize: '6rem' },
      large: { inlineSize: '9rem' },
    },
  },
  defaultVariants: { size: 'medium' },
});

export type SparklineVariants = NonNullable<RecipeVariants<typeof sparkline>>;

export const line = style(
  inLayer('components', {
    fill: 'none',
    stroke,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const last = style(
  inLayer('components', { fill: stroke, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
