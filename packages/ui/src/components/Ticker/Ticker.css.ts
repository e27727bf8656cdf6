import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, truncate, vars } from '../../theme';

const { color, space, size, font, radius, duration, easing } = vars;

/** What a line of text lacks to 44 px, on each side. */
export const toTouch = `calc((${size.touch} - 1em) / 2)`;

export type TickerLayout = 'stacked' | 'line';

export const root = componentRecipe({
  base: { display: 'grid', gap: space.snug, minInlineSize: 0 },
  variants: {
    layout: { stacked: {}, line: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
  },
});

export const stage = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    overflowWrap: 'anywhere',
  }),
);

export const item = componentRecipe({
  base: {
    gridArea: '1 / 1',
    // What only screen readers find would otherwise widen the page.
    position: 'relative',
    minInlineSize: 0,
    transition: `opacity ${duration.travel} ${easing.standard}`,
    selectors: { '&[inert]': { opacity: 0, visibility: 'hidden' } },
  },
  // Padding, because truncating would clip focus rings.
  variants: {
    layout: {
      stacked: {},
      line: {
        ...truncate,
        paddingBlock: space.xs,
        marginBlock: `calc(-1 * ${space.xs})`,
        paddingInline: space.xxs,
        // As high as the buttons beside it, for the links in it.
        '@media': { [media.coarse]: { paddingBlock: toTouch, marginBlock: `calc(-1 * ${toTouch})` } },
      },
    },
  },
});

export const bar = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xxs }),
);

export const dots = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: space.snug, marginInlineEnd: 'auto' }),
);

/** The current dot is longer as well as darker, so that it does not rely on color. */
export const dot = style(
  inLayer('components', {
    inlineSize: space.snug,
    blockSize: space.snug,
    borderRadius: radius.full,
    backgroundColor: color.edge,
    transition: `inline-size ${duration.travel} ${easing.standard}`,
    selectors: { '&[data-current]': { inlineSize: space.lg, backgroundColor: color.accent } },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&[data-current]': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

/** As high as the buttons, to avoid a shift when they appear. */
export const barToCome = style(
  inLayer('components', { display: 'flex', alignItems: 'center', minBlockSize: vars.size.controlSmall }),
);
