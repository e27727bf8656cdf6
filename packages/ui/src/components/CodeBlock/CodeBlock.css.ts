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

/** A long name wraps; the button stays on its first line. */
export const name = style(
  inLayer('components', {
    flex: '1 1 8rem',
    minInlineSize: 0,
    paddingBlock: `calc((${size.controlSmall} - 1lh) / 2)`,
    '@media': { [media.coarse]: { paddingBlock: `calc((${size.touch} - 1lh) / 2)` } },
  }),
);

/** Stays at the end when the name is visually hidden. */
export const copy = style(inLayer('components', { marginInlineStart: 'auto', minInlineSize: 0 }));

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
    // Half an extra line shows that there is more to scroll.
    limit: { true: { maxBlockSize: `calc((${maxLines} + 0.5) * 1lh + 2 * ${space.md})` } },
  },
});

/** Number of digits of the last line number. */
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
        // The empty alternative text keeps line numbers from being read out.
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
