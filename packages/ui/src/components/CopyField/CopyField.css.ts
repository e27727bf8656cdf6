import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, vars } from '../../theme';

const { color, space, font, size } = vars;

export const copy = style(
  inLayer('components', {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.xs,
    minInlineSize: 0,
  }),
);

export const outcome = componentRecipe({
  base: { fontSize: font.size.caption, lineHeight: font.line.tight, minInlineSize: 0 },
  variants: {
    outcome: { copied: { color: color.positive.ink }, failed: { color: color.negative.ink } },
  },
});

/** The field encloses its buttons, which sit closer to its edge than text does. */
export const control = style(
  inLayer('components', { selectors: { '&&': { paddingInlineEnd: space.xxs, flexWrap: 'wrap' } } }),
);

export const value = style(
  inLayer('components', {
    fontFamily: font.family.mono,
    fontSize: font.size.dense,
    selectors: { '&&': { flex: '1 1 8rem' } },
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
);

export const buttons = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    minInlineSize: 0,
  }),
);
