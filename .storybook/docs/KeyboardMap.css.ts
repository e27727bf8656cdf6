import { vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, hairline } = vars;

export const table = style({
  inlineSize: '100%',
  marginBlock: `${space.lg} ${space.xxl}`,
  borderCollapse: 'collapse',
  fontFamily: font.family.sans,
  fontSize: font.size.body,
  lineHeight: font.line.body,
  color: color.ink,
});

const cell = {
  paddingBlock: space.sm,
  paddingInlineEnd: space.lg,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
} as const;

export const heading = style({
  ...cell,
  fontSize: font.size.caption,
  fontWeight: font.weight.medium,
  color: color.inkMuted,
});

/** Fits two keys on one line. */
export const keys = style({ ...cell, inlineSize: '14rem', fontWeight: font.weight.regular });

export const does = style(cell);

export const between = style({ color: color.inkMuted, fontSize: font.size.caption });
