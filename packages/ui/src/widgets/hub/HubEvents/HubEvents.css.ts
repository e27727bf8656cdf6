import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../../theme';

const { color, font, hairline, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const filters = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.md,
  maxInlineSize: '52rem',
});

/** URLs and ids break anywhere. */
export const code = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.caption,
  lineHeight: font.line.body,
  overflowWrap: 'anywhere',
});

export const moment = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

export const json = inWidgets({ display: 'grid', fontFamily: font.family.mono });

export const table = inWidgets({ inlineSize: '100%', fontSize: font.size.dense, lineHeight: font.line.dense });

export const cell = inWidgets({
  paddingBlock: space.xs,
  paddingInlineEnd: space.md,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: font.weight.regular,
  overflowWrap: 'anywhere',
  ...tabular,
  selectors: { 'thead &': { color: color.inkMuted, fontWeight: font.weight.medium, whiteSpace: 'nowrap' } },
});
