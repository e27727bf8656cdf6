import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, ownDirection, vars } from '../../theme';

const { color, space, font } = vars;

export const root = componentRecipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    size: {
      compact: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: space.sm,
        rowGap: space.xs,
        padding: space.md,
        textAlign: 'start',
      },
      line: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: space.snug },
      page: {
        justifyItems: 'center',
        gap: space.sm,
        paddingBlock: space.xxxl,
        paddingInline: space.lg,
        marginInline: 'auto',
        maxInlineSize: '30rem',
        textAlign: 'center',
      },
    },
  },
  defaultVariants: { size: 'page' },
});

export const mark = style(inLayer('components', { color: color.negative.mark, marginBlockStart: space.xxs }));

/** In the compact form, text and buttons share the second column. */
export const words = componentRecipe({
  base: { display: 'grid', gap: space.xs, minInlineSize: 0 },
  variants: {
    size: {
      compact: {},
      page: {},
      line: { display: 'flex', alignItems: 'center', columnGap: space.xs },
    },
  },
});

export const description = style(inLayer('components', { color: color.inkMuted }));

export const detail = style(
  inLayer('components', {
    // Server text may be in another language than the page.
    ...ownDirection,
    marginBlockStart: space.xs,
    fontFamily: font.family.mono,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const reference = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

/** Replaces errors while the server is unreachable, which the app announces itself. */
export const waiting = style(
  inLayer('components', { padding: space.md, fontSize: font.size.dense, color: color.inkMuted }),
);

export const actions = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.sm },
  variants: { size: { compact: {}, page: { justifyContent: 'center' }, line: { marginBlockStart: 0 } } },
});
