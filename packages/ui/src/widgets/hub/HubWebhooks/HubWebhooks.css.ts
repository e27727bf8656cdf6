import { style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../../../theme';

const { color, font, radius, space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

/** An address, a topic: as one would type it, broken anywhere. */
export const code = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.caption,
  lineHeight: font.line.body,
  overflowWrap: 'anywhere',
});

/** Figures of one subscription beside each other, the next line where there is no room. */
export const facts = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  color: color.inkMuted,
  fontSize: font.size.caption,
  lineHeight: font.line.body,
  ...tabular,
});

/** Why nothing is sent any more. */
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

/** What was sent and what came back, beside each other where there is room. */
export const excerpts = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

/** The choice of a status does not take the width of a dialog. */
export const choice = inWidgets({ inlineSize: 'min(14rem, 100%)' });

/** What is typed for a program stands in its letters. */
export const typed = inWidgets({ display: 'grid', fontFamily: font.family.mono });
