import { style } from '@vanilla-extract/css';
import { componentRecipe, inLayer, media, tabular, vars } from '../../theme';

const { color, space, font, radius, hairline } = vars;

export const root = style(
  inLayer('components', { display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const days = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
  variants: {
    density: {
      comfortable: { gap: space.xl, fontSize: font.size.body, lineHeight: font.line.body },
      dense: { gap: space.lg, fontSize: font.size.dense, lineHeight: font.line.dense },
    },
  },
});

export const day = style(inLayer('components', { minInlineSize: 0 }));

export const heading = style(
  inLayer('components', {
    marginBlockEnd: space.lg,
    color: color.inkMuted,
    selectors: { [`${days.classNames.variants.density.dense} &`]: { marginBlockEnd: space.sm } },
  }),
);

export const row = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.md,
    paddingBlockEnd: space.xl,
    selectors: {
      '&:last-child': { paddingBlockEnd: space.none },
      [`${days.classNames.variants.density.dense} &:not(:last-child)`]: { paddingBlockEnd: space.snug },
      [`${days.classNames.variants.density.dense} &`]: { columnGap: space.sm },
    },
  }),
);

export const mark = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: space.xxl,
    blockSize: space.xxl,
    // Centers the icon on the first line, rounded to whole pixels to keep its edges sharp.
    marginBlockStart: `round(down, (1lh - ${space.xxl}) / 2, 1px)`,
    border: `${hairline} solid ${color.hairline}`,
    borderRadius: radius.full,
    backgroundColor: color.surfaceRaised,
    color: color.inkMuted,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
    selectors: {
      [`${days.classNames.variants.density.dense} &`]: {
        inlineSize: '1.25rem',
        blockSize: '1.25rem',
        marginBlockStart: 'round(down, (1lh - 1.25rem) / 2, 1px)',
        border: 0,
        backgroundColor: 'transparent',
      },
      [`${days.classNames.variants.density.comfortable} ${row}:not(:last-child) &::after`]: {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc((1lh + ${space.xxl}) / 2 + ${space.xxs})`,
        insetBlockEnd: `calc((${space.xxl} - 1lh) / 2 + ${space.xxs})`,
        insetInlineStart: `calc(${space.lg} - ${hairline})`,
        borderInlineStart: `${hairline} solid ${color.hairline}`,
      },
    },
  }),
);

export const words = style(
  inLayer('components', {
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxs,
  }),
);

export const who = style(inLayer('components', { fontWeight: font.weight.semibold }));

export const detail = style(
  inLayer('components', { color: color.inkMuted, fontSize: font.size.dense, lineHeight: font.line.dense }),
);

export const time = style(
  inLayer('components', {
    color: color.inkMuted,
    fontSize: font.size.caption,
    lineHeight: '1lh',
    alignSelf: 'start',
    whiteSpace: 'nowrap',
    ...tabular,
  }),
);
