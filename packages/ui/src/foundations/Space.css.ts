import { createVar, style } from '@vanilla-extract/css';
import { inLayer, tabular, vars } from '../theme';

const { color, space, font, radius, hairline } = vars;

/** The length to draw. */
export const length = createVar();

export const rows = style(inLayer('app', { display: 'grid', gap: space.snug }));

export const row = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: '4.5rem 6.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.md,
    ...tabular,
  }),
);

export const bar = style(
  inLayer('app', {
    inlineSize: length,
    minInlineSize: 1,
    blockSize: '1.25rem',
    borderRadius: radius.xs,
    backgroundColor: color.accent,
    forcedColorAdjust: 'none',
  }),
);

export const items = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.xl }));

export const item = style(inLayer('app', { display: 'grid', gap: space.sm, justifyItems: 'start' }));

export const control = style(
  inLayer('app', {
    display: 'grid',
    placeItems: 'center',
    blockSize: length,
    minInlineSize: '7rem',
    paddingInline: space.md,
    borderRadius: radius.md,
    border: `${hairline} solid ${color.outline}`,
    backgroundColor: color.surfaceRaised,
    fontSize: font.size.dense,
    ...tabular,
  }),
);

export const square = style(
  inLayer('app', {
    inlineSize: length,
    blockSize: length,
    borderRadius: radius.xs,
    backgroundColor: color.accentSoft,
    border: `${hairline} solid ${color.accent}`,
  }),
);

export const screens = style(
  inLayer('app', {
    display: 'grid',
    gap: space.xl,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    alignItems: 'end',
  }),
);

/** A miniature screen, built from its grid cells. */
export const screen = style(
  inLayer('app', {
    display: 'grid',
    gap: 3,
    padding: 3,
    blockSize: '9rem',
    inlineSize: length,
    maxInlineSize: '100%',
    borderRadius: radius.sm,
    border: `${hairline} solid ${color.outline}`,
    backgroundColor: color.surfaceSunken,
  }),
);

export const cell = style(
  inLayer('app', {
    borderRadius: radius.xs,
    backgroundColor: color.surfaceRaised,
    border: `${hairline} solid ${color.hairline}`,
  }),
);

export const marked = style(
  inLayer('app', {
    borderRadius: radius.xs,
    backgroundColor: color.accentSoft,
    border: `${hairline} solid ${color.accent}`,
  }),
);

export const phone = style(inLayer('app', { gridTemplateRows: '1rem 1fr 1rem' }));

export const board = style(inLayer('app', { gridTemplateRows: '1rem 1fr', gridTemplateColumns: 'repeat(4, 1fr)' }));

export const wide = style(
  inLayer('app', { gridTemplateRows: '1rem 1fr', gridTemplateColumns: '1.6rem repeat(4, 1fr) 2.4rem' }),
);

export const across = style(inLayer('app', { gridColumn: '1 / -1' }));
