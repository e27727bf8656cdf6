import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, lifted, media, standing, truncate, vars } from '../../../theme';

const { color, space, font } = vars;

/** Toolbar on top; the list takes the remaining height. */
export const root = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    blockSize: '100%',
    minBlockSize: 0,
    // Without a toolbar the only row takes the full height.
    selectors: { '&:has(> :only-child)': { gridTemplateRows: 'minmax(0, 1fr)' } },
  }),
);

export const tools = style(
  inLayer('widgets', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);

export const search = style(
  inLayer('widgets', {
    flex: '1 1 10rem',
    maxInlineSize: '26rem',
    minInlineSize: 0,
    '@media': { [media.medium]: { flexBasis: '16rem' } },
  }),
);

export const sort = style(inLayer('widgets', { inlineSize: '10.5rem', flexShrink: 0 }));

export const aside = style(inLayer('widgets', { marginInlineStart: 'auto' }));

export const found = style(inLayer('widgets', { color: color.inkMuted, fontSize: font.size.dense }));

export const scroller = style(
  inLayer('widgets', {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    blockSize: '100%',
    minBlockSize: 0,
    // Padding for focus rings at the edges, offset by a negative margin.
    paddingInline: space.xs,
    marginInline: `calc(-1 * ${space.xs})`,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const canvas = style(inLayer('widgets', { position: 'relative', inlineSize: '100%' }));

export const row = style(
  inLayer('widgets', {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    display: 'grid',
    gap: space.md,
    paddingBlockEnd: space.md,
  }),
);

/** The skeleton grid: the same columns, without the virtualizer. */
export const still = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: space.md,
  }),
);

export const cell = style(inLayer('widgets', { display: 'grid', minInlineSize: 0 }));

export const card = style(
  inLayer('widgets', {
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    minInlineSize: 0,
    ...standing,
    position: 'relative',
    padding: space.lg,
    selectors: { '&[data-open]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` } },
    '@media': { [media.hover]: { selectors: { '&:hover:not([data-open])': lifted } } },
  }),
);

export const person = style(
  inLayer('widgets', { display: 'flex', alignItems: 'flex-start', gap: space.md, minInlineSize: 0 }),
);

export const names = style(inLayer('widgets', { display: 'grid', gap: space.xxs, minInlineSize: 0 }));

export const name = style(
  inLayer('widgets', { ...truncate, fontWeight: font.weight.semibold, lineHeight: font.line.dense }),
);

export const line = style(
  inLayer('widgets', {
    ...truncate,
    color: color.inkMuted,
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
  }),
);

export const facts = style(inLayer('widgets', { display: 'grid', gap: space.xs, minInlineSize: 0 }));

export const fact = style(
  inLayer('widgets', { display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);

export const factIcon = style(inLayer('widgets', { color: color.inkMuted, flexShrink: 0, lineHeight: 0 }));

export const factValue = style(inLayer('widgets', truncate));

/** The whole card is the target. */
export const action = style(
  inLayer('widgets', {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-focus-visible]': focusRingInset },
  }),
);

export const empty = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.lg,
    maxBlockSize: '100%',
    overflowY: 'auto',
  }),
);
