import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, font, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const row = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.sm,
});

export const about = inWidgets({ flex: '1 1 min(22rem, 100%)', minInlineSize: 0, overflowWrap: 'anywhere' });

export const address = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.caption,
  lineHeight: font.line.body,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const value = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.caption,
  overflowWrap: 'anywhere',
});

/** A fixed column for the method, so that the paths align. */
export const operation = inWidgets({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.sm,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${color.hairline}` } },
});

export const method = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.micro,
  fontWeight: font.weight.semibold,
  color: color.inkMuted,
});

export const path = inWidgets({
  fontFamily: font.family.mono,
  fontSize: font.size.caption,
  overflowWrap: 'anywhere',
});
