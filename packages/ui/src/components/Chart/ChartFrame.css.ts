import { createVar, style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, tabular, vars, visuallyHidden } from '../../theme';

const { color, space, font, radius, size, hairline } = vars;

export const root = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.sm,
    minInlineSize: 0,
    inlineSize: '100%',
    fontSize: font.size.caption,
    lineHeight: font.line.dense,
    color: color.inkMuted,
  }),
);

export const caption = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.md,
    minInlineSize: 0,
  }),
);

export const title = style(inLayer('components', { color: color.ink, overflowWrap: 'anywhere' }));

export const hidden = style(inLayer('components', visuallyHidden));

/** Stays at the end of the line when the title is visually hidden. */
export const toggle = style(
  inLayer('components', { display: 'flex', alignItems: 'center', gap: space.xxs, marginInlineStart: 'auto' }),
);

/** The room of the menu, so that nothing moves when it comes. */
export const downloadsToCome = style(
  inLayer('components', { inlineSize: size.controlSmall, blockSize: size.controlSmall }),
);

export const summary = style(
  inLayer('components', { fontSize: font.size.dense, maxInlineSize: vars.measure, overflowWrap: 'anywhere' }),
);

export const legend = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs, minInlineSize: 0 }),
);

export const entry = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: space.snug,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: color.ink,
  }),
);

export const blockSize = createVar();

export const plot = style(inLayer('components', { position: 'relative', minInlineSize: 0, blockSize }));

export const scroller = style(
  inLayer('components', {
    overflow: 'auto',
    maxBlockSize: '24rem',
    borderRadius: radius.sm,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const table = style(
  inLayer('components', { minInlineSize: 'min(100%, 28rem)', fontSize: font.size.dense, color: color.ink }),
);

const cellSpace = {
  paddingBlock: space.snug,
  paddingInline: space.sm,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
  overflowWrap: 'anywhere',
} as const;

const headOfColumn = { 'thead &': { color: color.inkMuted, fontWeight: font.weight.medium } };

export const rowHead = style(
  inLayer('components', { ...cellSpace, textAlign: 'start', fontWeight: font.weight.regular, selectors: headOfColumn }),
);

export const cell = style(
  inLayer('components', { ...cellSpace, ...tabular, textAlign: 'end', selectors: headOfColumn }),
);

/** A figure that opens its source data: styled as a link, with a large enough target. */
export const opens = style(
  inLayer('components', {
    minBlockSize: '1.5rem',
    minInlineSize: '1.5rem',
    border: 0,
    padding: 0,
    borderRadius: radius.xs,
    background: 'none',
    font: 'inherit',
    color: color.accentInk,
    textAlign: 'end',
    textDecoration: 'underline',
    textDecorationThickness: hairline,
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': focusRingInset },
    '@media': { [media.coarse]: { minBlockSize: size.touch, minInlineSize: size.touch } },
  }),
);

/** Plot and list side by side, stacked where there is no room. */
export const beside = style(
  inLayer('components', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xl, minInlineSize: 0 }),
);

export const square = style(inLayer('components', { inlineSize: blockSize, maxInlineSize: '100%', flexShrink: 0 }));
