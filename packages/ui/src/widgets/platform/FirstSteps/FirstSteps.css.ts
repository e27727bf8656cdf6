import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const step = inWidgets({ display: 'flex', alignItems: 'flex-start', gap: space.sm, minInlineSize: 0 });

export const mark = inWidgets({
  flexShrink: 0,
  marginBlockStart: space.xxs,
  color: color.inkMuted,
  selectors: { [`${step}[data-done] &`]: { color: color.positive.ink } },
});
