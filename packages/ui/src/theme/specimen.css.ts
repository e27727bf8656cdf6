import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from './styling';
import { vars } from './contract.css';

export const grid = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    gap: vars.space.lg,
    inlineSize: '100%',
  }),
);

export const entry = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.sm,
    alignItems: 'center',
  }),
);

/** The colour of one swatch. */
export const colour = createVar();

export const swatch = style(
  inLayer('app', {
    inlineSize: vars.space.xxl,
    blockSize: vars.space.xxl,
    borderRadius: vars.radius.md,
    backgroundColor: colour,
    border: `${vars.hairline} solid ${vars.color.hairline}`,
  }),
);

export const name = style(
  inLayer('app', { display: 'grid', fontSize: vars.font.size.caption, overflowWrap: 'anywhere' }),
);

export const value = style(inLayer('app', { color: vars.color.inkMuted }));

/** A distance or a radius to be shown. */
export const length = createVar();

export const bar = style(
  inLayer('app', {
    inlineSize: length,
    minInlineSize: 1,
    blockSize: vars.space.lg,
    backgroundColor: vars.color.accent,
  }),
);

export const corner = style(
  inLayer('app', {
    inlineSize: vars.space.huge,
    blockSize: vars.space.xxl,
    borderRadius: length,
    border: `${vars.hairline} solid ${vars.color.outline}`,
    backgroundColor: vars.color.surfaceRaised,
  }),
);

export const float = style(
  inLayer('app', {
    padding: vars.space.lg,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.elevation.float,
  }),
);
