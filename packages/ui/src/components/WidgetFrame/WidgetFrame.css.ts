import { keyframes, style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, media, standing, vars, visuallyHidden } from '../../theme';

const { color, space, radius, font } = vars;

export const frame = componentRecipe({
  base: { position: 'relative', minInlineSize: 0 },
  variants: {
    ground: {
      plain: {},
      raised: {
        ...standing,
        padding: space.lg,
      },
    },
    size: {
      regular: {},
      compact: {},
      strip: { display: 'flex', alignItems: 'center', columnGap: space.sm, containerType: 'inline-size' },
      list: {},
    },
    fill: { true: { display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 } },
  },
  compoundVariants: [
    { variants: { ground: 'raised', size: 'compact' }, style: { paddingBlock: space.sm, paddingInline: space.md } },
  ],
  defaultVariants: { ground: 'plain', size: 'regular', fill: false },
});

export type FrameVariants = NonNullable<RecipeVariants<typeof frame>>;

export const header = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.lg,
    rowGap: space.xs,
  },
  variants: {
    size: {
      regular: { marginBlockEnd: space.md },
      compact: { marginBlockEnd: space.xs },
      strip: { flexWrap: 'nowrap', alignItems: 'center', columnGap: space.snug },
      list: { alignItems: 'center', marginBlockEnd: space.xs },
    },
  },
});

/** A long title wraps; the actions stay on its first line. */
export const heading = componentRecipe({
  base: { flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    size: {
      regular: {},
      compact: { flexBasis: '5rem', fontWeight: font.weight.semibold },
      strip: { flex: 'none', whiteSpace: 'nowrap' },
      list: { flexBasis: '5rem' },
    },
  },
});

/** Title and content need this much on one line. */
const tooNarrow = '(max-width: 26rem)';

/** In place of the title where that would leave no room for the content. */
export const icon = style(
  inLayer('components', {
    display: 'none',
    '@container': { [tooNarrow]: { display: 'flex' } },
  }),
);

export const iconTitle = style(inLayer('components', { '@container': { [tooNarrow]: visuallyHidden } }));

export const noHeader = style(inLayer('components', { display: 'contents' }));

export const actions = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' }),
);

export const body = componentRecipe({
  base: { minInlineSize: 0 },
  variants: {
    size: { regular: {}, compact: {}, strip: { flex: 1 }, list: {} },
    fill: { true: { flex: 1, minBlockSize: 0 } },
  },
});

const sweep = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

/** A thin line along the top edge shows a refresh without shifting the content. */
export const refreshing = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: radius.lg,
    blockSize: 2,
    borderRadius: radius.full,
    overflow: 'hidden',
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '30%',
      backgroundColor: color.accent,
      animation: `${sweep} ${vars.duration.pulse} linear infinite`,
    },
    '@media': {
      [media.reducedMotion]: {
        '::after': { animation: 'none', insetInlineStart: 0, inlineSize: '100%', opacity: 0.5 },
      },
    },
  }),
);
