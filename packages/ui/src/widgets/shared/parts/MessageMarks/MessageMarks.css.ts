import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../../theme';

const { color, space, font } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const mark = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-failed], &[data-late]': { color: color.negative.ink, fontWeight: font.weight.medium },
  },
});

export const assignee = inWidgets({ display: 'inline-flex', flexShrink: 0, marginInlineStart: 'auto' });
