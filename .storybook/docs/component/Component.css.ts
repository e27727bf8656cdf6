import { inLayer, vars } from '@concordia/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius, hairline } = vars;

export const status = style(
  inLayer('app', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    marginBlock: `${space.sm} ${space.lg}`,
    fontFamily: font.family.sans,
    fontSize: font.size.dense,
    color: color.inkMuted,
  }),
);

export const pair = style(
  inLayer('app', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: space.lg,
    marginBlock: `${space.lg} ${space.xl}`,
    fontFamily: font.family.sans,
    fontSize: font.size.body,
    lineHeight: font.line.body,
    color: color.ink,
  }),
);

/** The stages of a pair are equally high, whatever their captions need. */
export const example = style(
  inLayer('app', {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gap: space.sm,
    margin: 0,
    minInlineSize: 0,
  }),
);

export const stage = style(
  inLayer('app', {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space.md,
    minBlockSize: '6rem',
    padding: space.lg,
    overflow: 'auto',
    backgroundColor: color.surface,
    border: `${hairline} solid ${color.hairline}`,
    borderBlockEndWidth: '3px',
    borderRadius: radius.md,
    selectors: {
      '[data-is="do"] > &': { borderBlockEndColor: color.positive.ink },
      '[data-is="dont"] > &': { borderBlockEndColor: color.negative.ink },
    },
  }),
);

export const caption = style(inLayer('app', { fontSize: font.size.dense, color: color.inkMuted }));
