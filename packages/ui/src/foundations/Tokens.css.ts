import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { space, font, color, hairline, radius } = vars;

export const files = style(inLayer('app', { display: 'grid', gap: space.md }));

export const file = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
  }),
);

export const actions = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', gap: space.sm }));

export const bar = style(inLayer('app', { maxInlineSize: '20rem' }));

export const table = style(
  inLayer('app', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: font.size.dense }),
);

export const heading = style(
  inLayer('app', {
    paddingBlock: space.sm,
    paddingInlineEnd: space.lg,
    textAlign: 'start',
    fontWeight: font.weight.medium,
    color: color.inkMuted,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
  }),
);

export const cell = style(
  inLayer('app', {
    paddingBlock: space.xs,
    paddingInlineEnd: space.lg,
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
  }),
);

export const property = style(inLayer('app', { fontFamily: font.family.mono, fontSize: font.size.caption }));

/** The value of a color that is shown before its name. */
export const shown = createVar();

export const dot = style(
  inLayer('app', {
    display: 'inline-block',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    marginInlineEnd: space.sm,
    verticalAlign: '-0.1em',
    borderRadius: radius.xs,
    border: `${hairline} solid ${color.outline}`,
    backgroundColor: shown,
    forcedColorAdjust: 'none',
  }),
);
