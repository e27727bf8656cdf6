import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../theme';

const { color, space, font, radius, hairline } = vars;

export const swatches = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: space.xl,
    rowGap: space.lg,
  }),
);

export const swatch = style(inLayer('app', { display: 'grid', gap: space.snug }));

export const light = createVar();
export const dark = createVar();

/** Light theme's color on one half, dark theme's on the other. */
export const drop = style(
  inLayer('app', {
    blockSize: '3.5rem',
    borderRadius: radius.md,
    border: `${hairline} solid ${color.hairline}`,
    backgroundImage: `linear-gradient(to right, ${light} 50%, ${dark} 50%)`,
    forcedColorAdjust: 'none',
  }),
);

export const hexes = style(
  inLayer('app', { display: 'flex', justifyContent: 'space-between', gap: space.xs, fontFamily: font.family.mono }),
);

export const front = createVar();
export const back = createVar();

export const table = style(
  inLayer('app', {
    borderCollapse: 'separate',
    borderSpacing: '3px',
    fontSize: font.size.caption,
    inlineSize: '100%',
    tableLayout: 'fixed',
    minInlineSize: '44rem',
  }),
);

export const rowHead = style(
  inLayer('app', {
    textAlign: 'start',
    fontWeight: font.weight.medium,
    paddingInlineEnd: space.md,
    whiteSpace: 'nowrap',
  }),
);

export const columnHead = style(
  inLayer('app', {
    textAlign: 'start',
    fontWeight: font.weight.regular,
    color: color.inkMuted,
    paddingBlockEnd: space.xs,
    overflowWrap: 'anywhere',
    verticalAlign: 'bottom',
  }),
);

/** A color pair in use: the ratio as text, or a shape, in the foreground color. */
export const cell = style(
  inLayer('app', {
    minInlineSize: '4rem',
    padding: `${space.snug} ${space.sm}`,
    borderRadius: radius.sm,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: back,
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  }),
);

export const written = style(inLayer('app', { color: front, fontWeight: font.weight.medium }));

export const drawn = style(inLayer('app', { display: 'inline-flex', alignItems: 'center', gap: space.snug }));

export const dot = style(
  inLayer('app', { inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: radius.full, backgroundColor: front }),
);

export const tiles = style(inLayer('app', { display: 'flex', flexWrap: 'wrap', gap: space.sm }));

export const tile = style(
  inLayer('app', {
    padding: `${space.sm} ${space.md}`,
    borderRadius: radius.sm,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: back,
    color: front,
    fontSize: font.size.caption,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  }),
);
