import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { color, space, font, radius, hairline } = vars;

export const sheet = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxxl,
    maxInlineSize: '64rem',
    paddingBlock: space.lg,
    color: color.ink,
    fontFamily: font.family.sans,
  }),
);

export const part = style(inLayer('app', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));

export const head = style(
  inLayer('app', {
    display: 'grid',
    gap: space.xs,
    paddingBlockStart: space.md,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
  }),
);

export const note = style(inLayer('app', { color: color.inkMuted, maxInlineSize: vars.measure }));

export const ground = style(
  inLayer('app', {
    padding: space.lg,
    borderRadius: radius.lg,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: color.surface,
    color: color.ink,
    overflowX: 'auto',
  }),
);

export const pairOfGrounds = style(
  inLayer('app', {
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  }),
);

export const name = style(
  inLayer('app', { fontSize: font.size.dense, fontWeight: font.weight.medium, overflowWrap: 'anywhere' }),
);

export const value = style(
  inLayer('app', {
    fontSize: font.size.caption,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
