import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, vars } from '../../theme';
import { distances, type Gap } from '../Stack/gaps';

type Side = 'marginBlockStart' | 'marginBlockEnd' | 'marginInlineStart' | 'marginInlineEnd';

/** Margins from the theme; `auto` pushes away. A function, because each recipe needs its own copy for its cascade layer. */
function margins(side: Side) {
  const of = (distance: string) => ({ [side]: distance });
  return {
    auto: of('auto'),
    none: of(distances.none),
    xxs: of(distances.xxs),
    xs: of(distances.xs),
    snug: of(distances.snug),
    sm: of(distances.sm),
    md: of(distances.md),
    lg: of(distances.lg),
    xl: of(distances.xl),
    xxl: of(distances.xxl),
    xxxl: of(distances.xxxl),
  };
}

/** As wide as asked for, where there is room. */
const upTo = (most: string) => ({ inlineSize: most, maxInlineSize: '100%' });

export const box = componentRecipe({
  // One column: the component fills the box.
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  variants: {
    before: margins('marginBlockStart'),
    after: margins('marginBlockEnd'),
    start: margins('marginInlineStart'),
    end: margins('marginInlineEnd'),
    width: {
      full: { inlineSize: '100%' },
      content: { inlineSize: 'fit-content', maxInlineSize: '100%' },
      short: upTo('12rem'),
      field: upTo('20rem'),
      form: upTo('34rem'),
      measure: upTo(vars.measure),
    },
    align: {
      start: { alignSelf: 'flex-start', justifySelf: 'start' },
      center: { alignSelf: 'center', justifySelf: 'center' },
      end: { alignSelf: 'flex-end', justifySelf: 'end' },
      stretch: { alignSelf: 'stretch', justifySelf: 'stretch' },
    },
    grows: { true: { flexGrow: 1, flexBasis: 0 } },
    shrinks: { false: { flexShrink: 0 } },
  },
});

export type BoxVariants = NonNullable<RecipeVariants<typeof box>>;
export type Margin = Gap | 'auto';
