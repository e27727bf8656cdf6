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

/** In the compact form the words and buttons share the second column. */
export const words = style(inLayer('components', { display: 'grid', gap: space.xs, minInlineSize: 0 }));

export const description = style(inLayer('components', { color: color.inkMuted }));

export const detail = style(
  inLayer('components', {
    // The words of a server, which need not be of the page's language.
    ...ownDirection,
    marginBlockStart: space.xs,
    fontFamily: font.family.mono,
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

/** By which the failure is found in the log. */
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

/** In place of an error while the server is away, which the app says by itself. */
export const waiting = style(
  inLayer('components', { padding: space.md, fontSize: font.size.dense, color: color.inkMuted }),
);

export const actions = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.sm },
  variants: { size: { compact: {}, page: { justifyContent: 'center' } } },
});
