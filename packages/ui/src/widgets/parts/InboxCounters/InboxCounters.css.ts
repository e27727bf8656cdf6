import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, vars } from '../../../theme';

const { color, space, font, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const counters = inWidgets({ display: 'grid', gridTemplateColumns: '1fr 1fr', margin: 0 });

export const counter = inWidgets({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingInlineStart: space.lg, borderInlineStart: `${hairline} solid ${color.hairline}` },
  },
});

export const name = inWidgets({ fontSize: font.size.caption, lineHeight: font.line.dense, color: color.inkMuted });

export const figure = layeredRecipe('widgets', {
  base: {
    margin: 0,
    fontSize: font.size.display,
    lineHeight: font.line.tight,
    fontWeight: font.weight.semibold,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: { plain: { color: color.ink }, urgent: { color: color.negative.ink } } },
});
