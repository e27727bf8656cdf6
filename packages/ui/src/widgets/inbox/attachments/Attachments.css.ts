import { createVar, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset, inLayer, layeredRecipe, media, ownDirection, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const list = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 9.5rem))',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = inWidgets({ display: 'grid', minInlineSize: 0 });

/** Only files that are here look pressable. */
export const tile = layeredRecipe('widgets', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '6rem auto',
    overflow: 'hidden',
    padding: 0,
    border: `${hairline} solid ${color.hairline}`,
    borderRadius: radius.md,
    backgroundColor: 'transparent',
    color: color.ink,
    font: 'inherit',
    fontSize: font.size.dense,
    lineHeight: font.line.dense,
    textAlign: 'start',
    textDecoration: 'none',
  },
  variants: {
    isHere: {
      true: {
        cursor: 'pointer',
        selectors: { '&:focus-visible': focusRing },
        '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceHover } } } },
      },
      false: { borderStyle: 'dashed', color: color.inkMuted },
    },
  },
});

/** In the place of the thumbnail. */
export const state = inWidgets({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  paddingInline: space.sm,
  color: color.inkMuted,
  fontSize: font.size.caption,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const caption = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlock: space.snug,
  paddingInline: space.sm,
});

export const facts = inWidgets({
  ...ownDirection,
  color: color.inkMuted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
});

/** Where the viewer shows the file. An enlarged picture scrolls. */
export const stage = inWidgets({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: '10rem',
  overflow: 'hidden',
  selectors: { '&[data-zoomed]': { overflow: 'auto', gridTemplate: 'auto / auto' } },
});

export const plate = inWidgets({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': focusRingInset,
    '[data-zoomed] > &': { gridTemplate: 'auto / auto', placeContent: 'center', cursor: 'zoom-out' },
  },
});

export const width = createVar();

export const picture = inWidgets({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  selectors: { '[data-zoomed] &': { inlineSize: width, maxInlineSize: 'none', maxBlockSize: 'none' } },
});

export const frame = inWidgets({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
});

export const note = inWidgets({
  alignSelf: 'center',
  justifySelf: 'center',
  maxInlineSize: '28rem',
  textAlign: 'center',
});

export const bar = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  inlineSize: '100%',
});

export const position = inWidgets({
  color: color.inkMuted,
  fontSize: font.size.dense,
  fontVariantNumeric: 'tabular-nums',
});
