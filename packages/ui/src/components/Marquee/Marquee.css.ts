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
    // Room for focus rings, which clipping would cut off.
    paddingBlock: space.xs,
    marginBlock: `calc(-1 * ${space.xs})`,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    moves: { true: { overflow: 'hidden' }, false: { overflowX: 'auto', overflowY: 'hidden' } },
    // A scrollbar that appears on pause would shift the content below.
    mayMove: { true: { scrollbarWidth: 'none' }, false: { scrollbarWidth: 'thin' } },
  },
});

/** How often the content is repeated: twice while it moves, once otherwise. */
export const rounds = createVar();

export const belt = style(
  inLayer('components', {
    display: 'flex',
    inlineSize: 'max-content',
    minInlineSize: `calc(${rounds} * 100cqi)`,
    willChange: 'translate',
  }),
);

/** Equally long, each with a trailing gap, so that half of the belt is exactly one round. */
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
      // A dot between items, and after the last, since the first follows it.
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
