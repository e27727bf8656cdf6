import { focusRing, inLayer, media, visuallyHidden, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius, size, font, hairline } = vars;

export const trigger = style(
  inLayer('app', {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.full,
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': { [media.coarse]: { minInlineSize: size.touch, minBlockSize: size.touch } },
  }),
);

export const panel = style(inLayer('app', { display: 'grid', gap: space.lg, minInlineSize: '16rem' }));

export const themes = style(inLayer('app', { display: 'grid', minInlineSize: 0 }));

/** Three of equal width in one frame: one choice, not three buttons. */
export const themeRow = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    marginBlockStart: space.xs,
    border: `${hairline} solid ${color.outline}`,
    borderRadius: radius.md,
    overflow: 'clip',
  }),
);

export const theme = style(
  inLayer('app', {
    display: 'grid',
    justifyItems: 'center',
    gap: space.xxs,
    paddingBlock: space.sm,
    paddingInline: space.xs,
    fontSize: font.size.dense,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.surfaceHover },
      '&:has(:checked)': { backgroundColor: color.surfaceSelected, color: color.accentInk },
      '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-2px', borderRadius: radius.md },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
  }),
);

export const themeInput = style(inLayer('app', visuallyHidden));

export const links = style(
  inLayer('app', {
    display: 'grid',
    gap: space.sm,
    paddingBlockStart: space.md,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
  }),
);
