import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font } = vars;

const fitting = (least: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))` });

export const group = componentRecipe({
  base: {
    display: 'grid',
    inlineSize: '100%',
    gap: `${space.lg} ${space.xl}`,
    minInlineSize: 0,
  },
  variants: { minColumn: { small: fitting('4.5rem'), medium: fitting('9rem') } },
  defaultVariants: { minColumn: 'medium' },
});

export type GroupVariants = NonNullable<RecipeVariants<typeof group>>;

export const stat = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xxs,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);

export const value = componentRecipe({
  base: {
    lineHeight: font.line.tight,
    fontWeight: font.weight.semibold,
    ...tabular,
  },
  // Sample values are paler, in addition to their badge.
  variants: {
    size: {
      small: { fontSize: font.size.title, letterSpacing: '-0.014em' },
      medium: { fontSize: font.size.display, letterSpacing: '-0.02em' },
    },
    tone: { ink: {}, negative: { color: color.negative.ink } },
    isSample: { true: { color: color.inkMuted, fontWeight: font.weight.regular } },
  },
  defaultVariants: { size: 'medium', tone: 'ink' },
});

export type ValueVariants = NonNullable<RecipeVariants<typeof value>>;

export const unit = style(
  inLayer('components', {
    fontSize: font.size.body,
    fontWeight: font.weight.regular,
    letterSpacing: 'normal',
    color: color.inkMuted,
  }),
);

export const change = style(
  inLayer('components', {
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    ...tabular,
  }),
);

/** Aligns the action's text with the figure, though its target extends further. */
export const action = style(
  inLayer('components', {
    fontSize: font.size.dense,
    fontWeight: font.weight.medium,
    selectors: { '&:has(> button)': { marginInlineStart: `calc(-1 * ${space.sm} - 1px)` } },
  }),
);

export const direction = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontWeight: font.weight.medium,
    verticalAlign: 'bottom',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
  variants: {
    news: { good: { color: color.positive.ink }, bad: { color: color.negative.ink }, plain: { color: color.ink } },
  },
});
