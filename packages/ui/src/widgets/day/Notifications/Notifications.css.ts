import { style } from '@vanilla-extract/css';
import { inLayer, layeredRecipe, media, truncate, vars } from '../../../theme';

const { color, space, font, radius, size, hairline } = vars;

/** The red dot marks new notifications. The button's name says so too. */
export const bell = style(inLayer('widgets', { position: 'relative', display: 'inline-flex' }));

export const dot = style(
  inLayer('widgets', {
    position: 'absolute',
    insetBlockStart: space.sm,
    insetInlineEnd: space.sm,
    inlineSize: size.mark,
    blockSize: size.mark,
    pointerEvents: 'none',
    borderRadius: radius.full,
    backgroundColor: color.priority.high.mark,
    boxShadow: `0 0 0 2px ${color.surface}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const panel = style(
  inLayer('widgets', {
    // The surface's maximum width, less its padding.
    inlineSize: `min(24rem - 2 * ${space.lg}, 100vw - 1rem - 2 * ${space.lg})`,
    maxBlockSize: 'min(36rem, 75dvh)',
    display: 'flex',
    flexDirection: 'column',
    // Padding for the hover highlight, offset by a negative margin.
    paddingInline: space.sm,
    marginInline: `calc(-1 * ${space.sm})`,
    boxSizing: 'content-box',
  }),
);

export const scroll = style(
  inLayer('widgets', {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    marginInline: `calc(-1 * ${space.sm})`,
    paddingInline: space.sm,
  }),
);

export const groupName = style(inLayer('widgets', { paddingBlock: space.sm }));

export const item = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.xxs,
    inlineSize: `calc(100% + 2 * ${space.sm})`,
    minInlineSize: 0,
    paddingBlock: space.sm,
    paddingInline: space.sm,
    marginInline: `calc(-1 * ${space.sm})`,
    borderRadius: radius.md,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.surfaceHover },
      '&:active': { backgroundColor: color.surfacePressed },
    },
  }),
);

export const itemHead = style(
  inLayer('widgets', { display: 'flex', alignItems: 'center', gap: space.snug, minInlineSize: 0 }),
);

export const itemName = style(inLayer('widgets', { ...truncate, fontWeight: font.weight.medium, flex: 1 }));

export const foot = style(
  inLayer('widgets', {
    marginBlockStart: space.sm,
    paddingBlockStart: space.sm,
    borderBlockStart: `${hairline} solid ${color.hairline}`,
  }),
);

/** Failures and urgent notifications are red. */
export const mark = layeredRecipe('widgets', {
  base: { lineHeight: 0 },
  variants: { isBad: { true: { color: color.priority.high.ink }, false: { color: color.inkMuted } } },
});
