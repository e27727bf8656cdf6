import { createVar, style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, vars } from '../../theme';

const { color, space, font, size } = vars;

export const root = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);

export const track = componentRecipe({
  base: {
    flex: 1,
    minInlineSize: 0,
    containerType: 'inline-size',
    // Room for the focus rings of what is inside, which the cut at both ends would take away.
    paddingBlock: space.xs,
    marginBlock: `calc(-1 * ${space.xs})`,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    moves: { true: { overflow: 'hidden' }, false: { overflowX: 'auto', overflowY: 'hidden' } },
    // A scrollbar that comes with the pause would push what is below.
    mayMove: { true: { scrollbarWidth: 'none' }, false: { scrollbarWidth: 'thin' } },
  },
});

/** How often the content lies on the belt: twice where it runs, once where it never does. */
export const rounds = createVar();

export const belt = style(
  inLayer('components', {
    display: 'flex',
    inlineSize: 'max-content',
    minInlineSize: `calc(${rounds} * 100cqi)`,
    willChange: 'translate',
  }),
);

/** Both are equally long and hold their gap to the next, so that half of the belt is one round exactly. */
export const round = style(
  inLayer('components', {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    minInlineSize: '100cqi',
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
  }),
);

export const item = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    selectors: {
      // A point between two facts, and after the last, which the first follows.
      '&::after': {
        content: '',
        flexShrink: 0,
        inlineSize: space.xs,
        blockSize: space.xs,
        borderRadius: vars.radius.full,
        marginInline: space.lg,
        backgroundColor: color.outline,
      },
      [`${track.classNames.variants.mayMove.false} &:last-child::after`]: { content: 'none' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: { selectors: { '&::after': { backgroundColor: 'CanvasText' } } },
    },
  }),
);
