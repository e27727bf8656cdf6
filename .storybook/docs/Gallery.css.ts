import { focusRing, inLayer, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius, hairline } = vars;

export const list = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(inLayer('app', { display: 'grid', alignContent: 'start', gap: space.xxs }));

export const status = style(
  inLayer('app', {
    fontFamily: font.family.sans,
    fontSize: font.size.caption,
    color: color.inkMuted,
    selectors: {
      '&[data-status="draft"]': { color: color.warning.ink },
      '&[data-status="deprecated"]': { color: color.negative.ink },
    },
  }),
);

export const card = style(
  inLayer('app', {
    display: 'grid',
    gap: space.xs,
    color: color.ink,
    textDecoration: 'none',
    fontFamily: font.family.sans,
    fontSize: font.size.dense,
    borderRadius: radius.md,
    selectors: { '&:hover': { color: color.accentInk }, '&:focus-visible': focusRing },
  }),
);

/** The pictures are of the light theme, so they stand on its ground in both. */
export const picture = style(
  inLayer('app', {
    inlineSize: '100%',
    blockSize: '7rem',
    objectFit: 'cover',
    objectPosition: '0 0',
    border: `${hairline} solid ${color.hairline}`,
    borderRadius: radius.md,
  }),
);
