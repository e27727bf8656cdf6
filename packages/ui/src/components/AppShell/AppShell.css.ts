import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, touchTarget, truncate, vars } from '../../theme';

const { color, space, size, font, radius, z } = vars;
const inComponents = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('components', rule));

const smallestPhones = '(max-width: 22.49rem)';

export const shell = inComponents({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [media.narrow]: { paddingBlockEnd: `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px))` } },
});

export const skipLink = inComponents({
  position: 'fixed',
  zIndex: z.tooltip,
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: radius.md,
  backgroundColor: color.accent,
  color: color.onAccent,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, inlineSize: 1, padding: 0, overflow: 'hidden' },
  },
});

export const header = inComponents({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.navigation,
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  flexShrink: 0,
  minBlockSize: size.header,
  paddingInline: space.lg,
  backgroundColor: color.surface,
  '@media': {
    [media.wide]: { gap: space.xxl, paddingInline: space.xl },
    [smallestPhones]: { gap: space.sm, paddingInline: space.md },
  },
});

export const brand = inComponents({ flexShrink: 0, minInlineSize: 0, '@media': { [media.narrow]: { flex: 1 } } });

export const name = inComponents({
  display: 'inline-block',
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.xs,
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { [media.coarse]: { display: 'inline-flex', alignItems: 'center', minBlockSize: size.touch } },
});

/** Hidden between 768 and 1200 px: the links need its room. */
export const tagline = inComponents({
  ...truncate,
  fontSize: font.size.micro,
  lineHeight: font.line.tight,
  color: color.inkMuted,
  marginBlockStart: 1,
  '@media': {
    [`${media.medium} and (max-width: 74.99rem)`]: { display: 'none' },
    // The smallest phones show only the product name.
    [smallestPhones]: { display: 'none' },
  },
});

/** Next to the bell where there is room; below 1200 px, at the end of the menu. */
export const motto = inComponents({
  display: 'none',
  ...truncate,
  flex: 1,
  textAlign: 'end',
  fontFamily: font.family.serif,
  fontStyle: 'italic',
  fontSize: font.size.body,
  color: color.inkMuted,
  '@media': { [media.wide]: { display: 'block' } },
});

export const headerEnd = inComponents({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  flexShrink: 0,
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { order: 1, gap: space.sm } },
});

export const bell = inComponents({
  ...touchTarget,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlLarge,
  blockSize: size.controlLarge,
  borderRadius: radius.md,
  color: color.inkMuted,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.ink },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing,
  },
});

/** Decorative: the button's name carries the same meaning. */
export const dot = inComponents({
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineEnd: '0.5rem',
  inlineSize: size.mark,
  blockSize: size.mark,
  borderRadius: radius.full,
  backgroundColor: color.priority.high.mark,
  boxShadow: `0 0 0 2px ${color.surface}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
