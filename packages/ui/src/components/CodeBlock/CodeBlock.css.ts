import { createVar, style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, vars } from '../../theme';

const { color, space, font, radius, size, hairline } = vars;

export const root = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    minInlineSize: 0,
  }),
);

export const header = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space.sm,
    minInlineSize: 0,
    fontSize: font.size.dense,
    fontWeight: font.weight.medium,
    lineHeight: font.line.dense,
    overflowWrap: 'anywhere',
  }),
);

/** A long name breaks into lines of its own; the button stays beside its first. */
export const name = style(
  inLayer('components', {
    flex: '1 1 8rem',
    minInlineSize: 0,
    paddingBlock: `calc((${size.controlSmall} - 1lh) / 2)`,
    '@media': { [media.coarse]: { paddingBlock: `calc((${size.touch} - 1lh) / 2)` } },
  }),
);

/** At the end also where the name is for screen readers only. */
export const copy = style(inLayer('components', { marginInlineStart: 'auto', minInlineSize: 0 }));

/** How many lines are in sight. */
export const maxLines = createVar();

export const code = componentRecipe({
  base: {
    padding: space.md,
    overflow: 'auto',
    borderRadius: radius.md,
    backgroundColor: color.surfaceSunken,
    color: color.ink,
    fontFamily: font.family.mono,
    fontSize: font.size.dense,
    lineHeight: font.line.body,
    tabSize: 2,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.forcedColors]: { border: `${hairline} solid CanvasText` } },
  },
  variants: {
    lines: { whole: { whiteSpace: 'pre' }, wrapped: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
    // Half a line more than asked for shows that there is more.
    limit: { true: { maxBlockSize: `calc((${maxLines} + 0.5) * 1lh + 2 * ${space.md})` } },
  },
});

/** How many digits the highest line number has. */
export const digits = createVar();

export const lines = componentRecipe({
  base: { display: 'block', inlineSize: 'max-content', minInlineSize: '100%', maxInlineSize: '100%', font: 'inherit' },
  variants: {
    numbered: { true: { counterReset: 'line', paddingInlineStart: `calc(${digits} * 1ch + ${space.lg})` } },
  },
});

export const line = style(
  inLayer('components', {
    position: 'relative',
    display: 'block',
    selectors: {
      [`${lines.classNames.variants.numbered.true} &::before`]: {
        counterIncrement: 'line',
        // Drawn for the eye only: nobody wants the number of each line read out.
        content: 'counter(line) / ""',
        position: 'absolute',
        inlineSize: `calc(${digits} * 1ch)`,
        insetInlineStart: `calc(-1 * (${digits} * 1ch + ${space.lg}))`,
        color: color.inkMuted,
        textAlign: 'end',
        userSelect: 'none',
      },
    },
  }),
);

export const token = componentRecipe({
  base: {},
  variants: {
    kind: {
      plain: {},
      keyword: { color: color.code.keyword },
      name: { color: color.code.name },
      string: { color: color.code.string },
      number: { color: color.code.number },
      comment: { color: color.inkMuted },
    },
  },
});
