import { style } from '@vanilla-extract/css';
import { inLayer, truncate, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const panel = inWidgets({ padding: space.lg, minInlineSize: 0 });

/** 64 units of 0.25rem, from the specification. */
export const recent = inWidgets({
  blockSize: '16rem',
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.lg,
  overflow: 'hidden',
});

export const actions = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.lg,
});

/** Pushes badges to the end of the line. */
export const name = inWidgets({
  ...truncate,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  fontWeight: font.weight.medium,
  marginInlineEnd: 'auto',
});
