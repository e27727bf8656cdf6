import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../theme';

const { color, space, font, hairline } = vars;

export const families = style(
  inLayer('app', {
    display: 'grid',
    gap: space.xl,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  }),
);

export const letters = style(
  inLayer('app', { fontSize: '4rem', lineHeight: font.line.tight, letterSpacing: '-0.02em' }),
);

export const alphabet = style(
  inLayer('app', {
    fontSize: font.size.reading,
    lineHeight: font.line.reading,
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const sans = style(inLayer('app', { fontFamily: font.family.sans }));
export const serif = style(inLayer('app', { fontFamily: font.family.serif }));
export const mono = style(inLayer('app', { fontFamily: font.family.mono }));

export const line = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 11rem) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space.lg,
    paddingBlock: space.sm,
    borderBlockEnd: `${hairline} solid ${color.hairline}`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs } },
  }),
);

export const weights = style(
  inLayer('app', { display: 'flex', flexWrap: 'wrap', gap: space.xl, fontSize: font.size.display }),
);

export const weight = createVar();

export const weighted = style(inLayer('app', { fontWeight: weight, lineHeight: font.line.tight }));

/** The reading column, with visible edges. */
export const column = style(
  inLayer('app', {
    inlineSize: vars.measure,
    maxInlineSize: '100%',
    fontSize: font.size.reading,
    lineHeight: font.line.reading,
    borderInline: `${hairline} dashed ${color.outline}`,
    paddingBlock: space.sm,
  }),
);

export const figures = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 14rem))',
    gap: space.xl,
    fontSize: font.size.heading,
    textAlign: 'end',
  }),
);

export const tabular = style(inLayer('app', { fontVariantNumeric: 'tabular-nums' }));
