import { type CSSProperties, style } from '@vanilla-extract/css';
import { focusRing, focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, size, font, radius, z, hairline } = vars;
const inComponents = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('components', rule));

export const topNavigation = inComponents({
  minInlineSize: 0,
  '@media': {
    [media.narrow]: { order: 2 },
    [media.tablet]: { display: 'flex', alignItems: 'center', gap: space.sm },
  },
});

export const menuButton = inComponents({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: radius.md,
  flexShrink: 0,
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { backgroundColor: color.surfaceHover },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.narrow]: { marginInlineEnd: `calc(-1 * ${space.sm})` },
    [media.desktop]: { display: 'none' },
  },
});

/** The open menu hangs below the header. */
const menu = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  padding: space.sm,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.elevation.float,
  borderEndStartRadius: radius.lg,
  borderEndEndRadius: radius.lg,
  maxBlockSize: `calc(100dvh - ${size.header})`,
  overflow: 'auto',
} as const;

export const topLinks = inComponents({
  '@media': {
    [media.narrow]: { ...menu, selectors: { '&:not([data-open])': { display: 'none' } } },
    [media.tablet]: {
      minInlineSize: 0,
      selectors: {
        '&[data-open]': menu,
        // In a language of long words the row scrolls; the menu has all its links.
        '&:not([data-open])': { overflowX: 'auto', scrollbarWidth: 'none' },
      },
    },
  },
});

/** A row in the header, not the menu. */
const inRow = (rule: CSSProperties) => ({
  [media.tablet]: { selectors: { [`${topLinks}:not([data-open]) &`]: rule } },
  [media.desktop]: rule,
});

export const topList = inComponents({
  display: 'flex',
  flexDirection: 'column',
  '@media': inRow({ flexDirection: 'row', gap: space.xxs }),
});

/** A tablet's header has room for the main screens only. */
export const topItem = inComponents({
  '@media': {
    [media.tablet]: {
      selectors: { [`${topLinks}:not([data-open]) &:not([data-main])`]: { display: 'none' } },
    },
  },
});

export const topLink = inComponents({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: size.touch,
  paddingInline: space.md,
  borderRadius: radius.md,
  fontSize: font.size.body,
  fontWeight: font.weight.medium,
  color: color.inkMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { color: color.ink, backgroundColor: color.surfaceHover },
    '&[data-focus-visible]': focusRingInset,
    '&[aria-current=page]': { color: color.ink, backgroundColor: color.surfaceRaised, boxShadow: vars.elevation.rest },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${topLinks}:not([data-open]) &`]: {
          minBlockSize: size.control,
          paddingInline: `calc(${space.xs} + ${space.xxs})`,
          fontSize: font.size.dense,
        },
      },
    },
    [media.desktop]: { minBlockSize: size.control, paddingInline: space.sm },
    [media.wide]: { paddingInline: space.md },
    [media.coarse]: { selectors: { [`${topLinks} &`]: { minBlockSize: size.touch } } },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } } },
  },
});

export const topLinkIcon = inComponents({ display: 'contents', '@media': inRow({ display: 'none' }) });

export const menuMotto = inComponents({
  padding: `${space.lg} ${space.md} ${space.sm}`,
  marginBlockStart: space.sm,
  borderBlockStart: `${hairline} solid ${color.hairline}`,
  fontFamily: font.family.serif,
  fontStyle: 'italic',
  fontSize: font.size.reading,
  color: color.inkMuted,
  '@media': inRow({ display: 'none' }),
});

export const bottomNavigation = inComponents({
  position: 'fixed',
  zIndex: z.navigation,
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: color.surface,
  borderBlockStart: `${hairline} solid ${color.hairline}`,
  '@media': { [media.medium]: { display: 'none' } },
});

export const bottomList = inComponents({ display: 'flex', blockSize: size.bottomBar });

export const bottomItem = inComponents({ flex: 1, minInlineSize: 0 });

export const bottomLink = inComponents({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  blockSize: '100%',
  fontSize: font.size.micro,
  lineHeight: font.line.tight,
  color: color.inkMuted,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-focus-visible]': focusRingInset,
    '&[data-pressed]': { backgroundColor: color.surfaceHover },
    '&[aria-current=page]': { color: color.accentInk, fontWeight: font.weight.semibold },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
