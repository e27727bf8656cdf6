import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../../theme';

const { color, font, radius, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** URLs and topics break anywhere. */
export const code = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.caption,
  lineHeight: font.line.body,
  overflowWrap: 'anywhere',
});

export const facts = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  color: color.inkMuted,
  fontSize: font.size.caption,
  lineHeight: font.line.body,
  ...tabular,
});

export const notice = inWidgets({
  alignSelf: 'start',
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: radius.md,
  backgroundColor: color.negative.soft,
  color: color.negative.ink,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});

export const excerpts = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

export const choice = inWidgets({ inlineSize: 'min(14rem, 100%)' });

export const typed = inWidgets({ display: 'grid', fontFamily: font.family.mono });
