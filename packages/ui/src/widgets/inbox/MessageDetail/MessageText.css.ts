import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, layeredRecipe, vars } from '../../../theme';

const { color, space, font, radius, measure } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const root = inWidgets({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const prose = layeredRecipe('widgets', {
  base: { margin: 0, maxInlineSize: measure, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', hyphens: 'auto' },
  variants: {
    isAside: {
      false: { fontSize: font.size.reading, lineHeight: font.line.reading },
      true: { fontSize: font.size.body, lineHeight: font.line.body, color: color.inkMuted },
    },
  },
});

export const link = inWidgets({
  color: color.accentInk,
  textUnderlineOffset: '0.15em',
  borderRadius: radius.xs,
  selectors: { '&:focus-visible': focusRing },
});

/** Aligns the fold buttons with the text above. */
export const folds = inWidgets({ marginInlineStart: `calc(-1 * ${space.xs})` });
