import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { space, font, color, hairline } = vars;

export const table = style(
  inLayer('app', {
    inlineSize: '100%',
    marginBlock: `${space.lg} ${space.xl}`,
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontFamily: font.family.sans,
    fontSize: font.size.body,
    lineHeight: font.line.body,
    color: color.ink,
  }),
);

const cellRule = {
  paddingBlock: space.sm,
  paddingInlineEnd: space.lg,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
} as const;

export const heading = style(inLayer('app', { ...cellRule, fontWeight: font.weight.medium, color: color.inkMuted }));

export const cell = style(inLayer('app', cellRule));
