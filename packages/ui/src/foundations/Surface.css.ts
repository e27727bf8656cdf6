import { createVar, style } from '@vanilla-extract/css';
import { floating, inLayer, lifted, standing, vars } from '../theme';

const { color, space, font, radius, hairline } = vars;

export const length = createVar();

export const corners = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', gap: space.xl }));

export const corner = style(
  inLayer('app', {
    inlineSize: '7rem',
    blockSize: '4.5rem',
    marginBlockEnd: space.sm,
    borderRadius: length,
    border: `${hairline} solid ${color.outline}`,
    backgroundColor: color.surfaceRaised,
  }),
);

export const sunken = style(
  inLayer('app', {
    padding: space.xl,
    borderRadius: radius.lg,
    backgroundColor: color.surfaceSunken,
    display: 'grid',
    gap: space.md,
  }),
);

export const raised = style(
  inLayer('app', {
    ...standing,
    padding: space.lg,
    display: 'grid',
    gap: space.sm,
  }),
);

export const divided = style(
  inLayer('app', { borderBlockStart: `${hairline} solid ${color.hairline}`, paddingBlockStart: space.sm }),
);

const sheet = { padding: space.lg, inlineSize: '14rem', maxInlineSize: '100%' } as const;

export const steps = style(inLayer('app', { display: 'grid', gap: space.xl }));

export const rests = style(inLayer('app', { ...standing, ...sheet }));

export const lifts = style(inLayer('app', { ...standing, ...lifted, ...sheet }));

export const floats = style(inLayer('app', { ...floating, ...sheet }));

export const stage = style(inLayer('app', { display: 'grid', gap: space.md, fontSize: font.size.dense }));

/** Position of a layer in the stack. */
export const step = createVar();

export const layers = style(inLayer('app', { display: 'grid', gap: space.xs }));

export const layer = style(
  inLayer('app', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.md,
    marginInlineStart: `calc(${step} * ${space.xl})`,
    inlineSize: 'min(22rem, 100%)',
    padding: `${space.sm} ${space.md}`,
    borderRadius: radius.sm,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: color.surfaceRaised,
    fontSize: font.size.dense,
    fontVariantNumeric: 'tabular-nums',
  }),
);
