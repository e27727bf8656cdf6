import { createVar, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layeredRecipe, media, tabular, vars } from '../../../theme';

const { color, space, font, radius, size, hairline } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const columns = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const row = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space.xxs} ${space.sm}`,
  paddingBlock: space.sm,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
});

export const words = inWidgets({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });

export const buttons = inWidgets({ display: 'flex', gap: space.xxs });

export const figures = inWidgets({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: `${space.sm} ${space.lg}`,
  paddingBlock: space.sm,
});

export const placed = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.xs} ${space.md}`,
  paddingBlock: space.md,
});

/** An hour of the day: its name beside its tasks, and the open one below. */
export const timelineHour = inWidgets({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: `0 ${space.sm}`,
  alignItems: 'baseline',
  paddingBlock: space.xs,
  borderBlockEnd: `${hairline} solid ${color.hairline}`,
});

export const chips = inWidgets({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.xxs,
  minInlineSize: 0,
});

export const chip = inWidgets({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
  paddingInline: space.xs,
  border: `${hairline} solid ${color.hairline}`,
  borderRadius: radius.sm,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  font: 'inherit',
  fontSize: font.size.dense,
  lineHeight: font.line.tight,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[aria-expanded="true"]': { borderColor: color.accent, backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { minBlockSize: size.touch } },
});

export const chipTime = inWidgets({ ...tabular, flexShrink: 0, color: color.inkMuted });

export const chipTitle = inWidgets({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const details = inWidgets({ gridColumn: '1 / -1' });

export const rank = inWidgets({
  ...tabular,
  minInlineSize: '1.75rem',
  color: color.inkMuted,
  fontSize: font.size.title,
  lineHeight: font.line.tight,
  textAlign: 'end',
});

export const reasons = inWidgets({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  paddingInlineStart: space.lg,
  listStyle: 'disc',
  color: color.inkMuted,
  fontSize: font.size.dense,
  lineHeight: font.line.dense,
});

/** Position and length in the day, in percent. */
export const at = createVar();
export const lasts = createVar();

export const day = inWidgets({ position: 'relative', blockSize: '3.5rem', minInlineSize: 0 });

export const lane = inWidgets({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '2rem',
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** A task from start to end, separated from the next by a thin gap. */
export const block = layeredRecipe('widgets', {
  base: {
    position: 'absolute',
    insetBlock: space.xxs,
    insetInlineStart: at,
    inlineSize: `max(calc(${lasts} - 1px), 2px)`,
    borderRadius: radius.xs,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    action: {
      email: { backgroundColor: color.series.sea },
      call: {
        backgroundColor: color.series.ochre,
        // Distinct without color too.
        backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, ${color.surfaceRaised} 3px 4px)`,
      },
    },
  },
});

export const hour = inWidgets({
  ...tabular,
  position: 'absolute',
  insetInlineStart: at,
  insetBlockStart: '2.25rem',
  translate: '-50%',
  color: color.inkMuted,
  fontSize: font.size.micro,
  lineHeight: font.line.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '&:dir(rtl)': { translate: '50%' },
    // Labels at the ends are not centered, so that they do not overflow.
    '&[data-edge="start"]': { translate: 'none' },
    '&[data-edge="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0, translate: 'none' },
  },
});

export const swatch = layeredRecipe('widgets', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '0.75em',
    blockSize: '0.75em',
    borderRadius: radius.xs,
    marginInlineEnd: space.xs,
  },
  variants: {
    action: {
      email: { backgroundColor: color.series.sea },
      call: {
        backgroundColor: color.series.ochre,
        backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, ${color.surfaceRaised} 3px 4px)`,
      },
    },
  },
});
