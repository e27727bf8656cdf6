import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, media, vars } from '../../../theme';

const { space } = vars;

export const console = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xxl,
    paddingBlockStart: space.lg,
    '@media': {
      [media.medium]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.xxl },
      [media.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr)', columnGap: space.xxxl },
    },
  }),
);

/** On phones the open panel replaces the list. */
export const place = layeredRecipe('widgets', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.xxl },
  variants: {
    narrow: { stays: {}, goes: { '@media': { [media.narrow]: { display: 'none' } } } },
    medium: { stays: {}, goes: { '@media': { [media.medium]: { display: 'none' } } } },
  },
  defaultVariants: { narrow: 'stays', medium: 'stays' },
});
