import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { color, space, radius, hairline } = vars;

export const track = style(
  inLayer('app', {
    position: 'relative',
    blockSize: '2rem',
    borderRadius: radius.md,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: color.surfaceSunken,
    overflow: 'hidden',
  }),
);

export const time = createVar();
export const curve = createVar();

/** Crosses its track in the token's duration. */
export const runner = style(
  inLayer('app', {
    position: 'absolute',
    insetBlock: space.xs,
    insetInlineStart: space.xs,
    inlineSize: '1.5rem',
    borderRadius: radius.sm,
    backgroundColor: color.accent,
    transition: `inset-inline-start ${time} ${curve}`,
    selectors: { '[data-away] &': { insetInlineStart: `calc(100% - 1.5rem - ${space.xs})` } },
  }),
);

export const rows = style(inLayer('app', { display: 'grid', gap: space.lg }));

export const row = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 14rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.lg,
  }),
);

export const curves = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', gap: space.xl }));

export const drawing = style(
  inLayer('app', {
    inlineSize: '9rem',
    blockSize: '9rem',
    marginBlockEnd: space.sm,
    borderRadius: radius.md,
    backgroundColor: color.surfaceSunken,
    overflow: 'visible',
  }),
);

export const path = style(inLayer('app', { fill: 'none', stroke: color.accent, strokeWidth: 2.5 }));

export const handle = style(
  inLayer('app', { fill: 'none', stroke: color.outline, strokeWidth: 1, strokeDasharray: '3 3' }),
);
