import { createVar, style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars, visuallyHidden } from '../../theme';

const { color, space, font, radius, hairline } = vars;

export const root = style(
  inLayer('components', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm, minInlineSize: 0 }),
);

export const tools = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);

export const find = style(inLayer('components', { flex: '0 1 16rem', minInlineSize: 0 }));

export const buttons = style(
  inLayer('components', { display: 'flex', gap: space.xxs, marginInlineStart: 'auto', alignItems: 'center' }),
);

export const blockSize = createVar();

export const stage = style(
  inLayer('components', {
    position: 'relative',
    overflow: 'hidden',
    blockSize,
    minInlineSize: 0,
    borderRadius: radius.md,
    border: `${hairline} solid ${color.hairline}`,
    backgroundColor: color.surfaceRaised,
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const list = style(inLayer('components', { blockSize, minInlineSize: 0 }));

/** The drawing reads from left to right in every language, as a map does. */
export const canvas = style(inLayer('components', { position: 'absolute', inset: 0, direction: 'ltr' }));

/** Shown on paper only, over the drawing. */
export const printed = style(
  inLayer('components', {
    display: 'none',
    '@media': { print: { display: 'block', position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } },
  }),
);

export const steps = style(
  inLayer('components', {
    display: 'grid',
    gap: space.xxs,
    margin: 0,
    paddingInlineStart: space.lg,
    listStyle: 'decimal',
  }),
);

export const names = style(inLayer('components', { position: 'absolute', inset: 0, pointerEvents: 'none' }));

export const clusterName = style(
  inLayer('components', {
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    fontSize: font.size.caption,
    fontWeight: font.weight.semibold,
    color: color.inkMuted,
    whiteSpace: 'nowrap',
  }),
);

export const said = style(inLayer('components', visuallyHidden));

/** Carries the colors of the theme to the drawing, which knows no custom properties. */
export const probe = style(inLayer('components', { display: 'none', forcedColorAdjust: 'none' }));

/** The graph with its details over it, or below where it is narrow. */
export const scene = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);

export const details = style(
  inLayer('components', {
    display: 'grid',
    gap: space.sm,
    minBlockSize: '2rem',
    overflowWrap: 'anywhere',
    '@container': {
      '(min-width: 44rem)': {
        selectors: {
          '&[data-over]': {
            position: 'absolute',
            insetBlockStart: space.md,
            insetInlineEnd: space.md,
            inlineSize: '17rem',
            maxBlockSize: `calc(${blockSize} - 2 * ${space.md})`,
            overflowY: 'auto',
            padding: space.md,
            borderRadius: radius.md,
            border: `${hairline} solid ${color.hairline}`,
            backgroundColor: color.surface,
          },
        },
      },
    },
  }),
);
