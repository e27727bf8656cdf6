import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font } = vars;

export const group = style(
  inLayer('components', {
    display: 'grid',
    inlineSize: '100%',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    columnGap: space.xl,
    rowGap: space.lg,
    minInlineSize: 0,
  }),
);

export const stat = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xxs,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);

export const value = componentRecipe({
  base: {
    fontSize: font.size.display,
    lineHeight: font.line.tight,
    fontWeight: font.weight.semibold,
    letterSpacing: '-0.02em',
    ...tabular,
  },
  // An example is paler than a fact, besides its badge.
  variants: { isSample: { true: { color: color.inkMuted, fontWeight: font.weight.regular } } },
});

export const unit = style(
  inLayer('components', {
    fontSize: font.size.body,
    fontWeight: font.weight.regular,
    letterSpacing: 'normal',
    color: color.inkMuted,
  }),
);

export const change = style(
  inLayer('components', {
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
    ...tabular,
  }),
);

export const direction = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    fontWeight: font.weight.medium,
    verticalAlign: 'bottom',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
  variants: {
    news: { good: { color: color.positive.ink }, bad: { color: color.negative.ink }, plain: { color: color.ink } },
  },
});
