import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { color, space, font, radius, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const composer = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `${hairline} solid ${color.hairline}`,
});

export const banner = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.warning.soft,
  color: color.warning.ink,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bannerWords = inWidgets({ display: 'grid', gap: space.sm });

export const theirs = inWidgets({
  padding: space.sm,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.size.dense,
  lineHeight: font.line.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Reserves its line while empty, so that the buttons below do not shift. */
export const facts = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  minBlockSize: `calc(${font.size.caption} * ${font.line.dense})`,
});

export const foot = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const everyone = inWidgets({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  fontSize: font.size.caption,
  lineHeight: font.line.dense,
  color: color.warning.ink,
});

export const taking = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  borderRadius: radius.md,
  selectors: { '&[data-over]': { outline: `2px dashed ${color.accent}`, outlineOffset: '2px' } },
});

export const meter = inWidgets({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  fontSize: font.size.caption,
  lineHeight: font.line.dense,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkMuted,
  selectors: { '&[data-over]': { color: color.negative.ink } },
});

export const matches = inWidgets({
  display: 'grid',
  padding: space.xs,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
});

export const match = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'baseline',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.sm,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
  cursor: 'default',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-selected=true]': { backgroundColor: color.surfaceHover } },
  '@media': {
    [media.coarse]: { minBlockSize: vars.size.touch, alignItems: 'center' },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected=true]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
