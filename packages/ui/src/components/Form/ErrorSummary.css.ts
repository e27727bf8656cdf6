import { style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, vars } from '../../theme';

const { color, space, font, radius, size } = vars;

export const summary = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.sm,
    rowGap: space.xs,
    padding: space.md,
    border: `${vars.hairline} solid ${color.danger}`,
    borderRadius: radius.lg,
    backgroundColor: color.negative.soft,
    color: color.negative.ink,
    overflowWrap: 'anywhere',
    selectors: { '&:focus': focusRing },
  }),
);

/** As high as the title line. */
export const mark = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    blockSize: `calc(${font.size.body} * ${font.line.body})`,
  }),
);

export const lines = style(
  inLayer('components', {
    display: 'grid',
    gap: space.xxs,
    gridColumn: 2,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
  }),
);

export const line = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: space.xl,
  },
  variants: {
    state: { open: {}, changed: { color: color.inkMuted } },
  },
});

export const link = style(
  inLayer('components', {
    borderRadius: radius.xs,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.coarse]: {
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minBlockSize: size.touch,
        minInlineSize: size.touch,
      },
      [media.forcedColors]: { color: 'LinkText' },
    },
  }),
);
