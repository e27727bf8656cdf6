import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { color, space, font, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const about = inWidgets({ margin: 0, maxInlineSize: '66ch', fontSize: font.size.reading });

export const further = inWidgets({ display: 'flex', flexWrap: 'wrap', gap: space.lg, marginBlock: space.md });

export const title = inWidgets({
  margin: 0,
  marginBlockEnd: space.xs,
  fontSize: font.size.body,
  fontWeight: font.weight.semibold,
});

export const help = inWidgets({
  margin: 0,
  marginBlockEnd: space.lg,
  color: color.inkMuted,
  fontSize: font.size.dense,
});

/** As many columns as fit; groups do not break across columns. */
export const groups = inWidgets({ columns: '20rem', columnGap: space.xxl });

export const group = inWidgets({ breakInside: 'avoid', marginBlockEnd: space.xl });

export const heading = inWidgets({
  margin: 0,
  marginBlockEnd: space.xs,
  fontSize: font.size.caption,
  fontWeight: font.weight.semibold,
  color: color.inkMuted,
});

export const list = inWidgets({ margin: 0 });

export const line = inWidgets({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  fontSize: font.size.dense,
});

export const keys = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  flexShrink: 0,
});

export const between = inWidgets({ fontSize: font.size.caption, color: color.inkMuted });
