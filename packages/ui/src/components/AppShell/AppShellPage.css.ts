import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { componentRecipe, focusRing, inLayer, media, touchTarget, vars } from '../../theme';

const { color, space, size, radius, duration, easing, z, hairline } = vars;

/** Window height minus the header. */
const between = `calc(100dvh - ${size.header})`;
const betweenNarrow = `calc(100dvh - ${size.header} - ${size.bottomBar} - env(safe-area-inset-bottom, 0px))`;

export const page = componentRecipe({
  base: { display: 'flex', flex: 1, minInlineSize: 0 },
  variants: {
    scrolls: {
      page: { alignItems: 'stretch' },
      inside: {
        flex: 'none',
        blockSize: between,
        minBlockSize: 0,
        '@media': { [media.narrow]: { blockSize: betweenNarrow } },
      },
    },
  },
});

/** Reserves the scrollbar's width, so centered content does not shift when the page starts to scroll. */
globalStyle(':root:has([data-scrolls="page"])', inLayer('components', { scrollbarGutter: 'stable' }));

export const sidebar = componentRecipe({
  base: {
    display: 'none',
    flexShrink: 0,
    inlineSize: size.sidebar,
    padding: space.lg,
    overflowY: 'auto',
    '@media': { [media.medium]: { display: 'block' } },
  },
  variants: {
    scrolls: {
      page: { position: 'sticky', insetBlockStart: size.header, maxBlockSize: between },
      inside: {},
    },
  },
});

export const main = componentRecipe({
  base: { flex: 1, minInlineSize: 0, outline: 'none' },
  variants: {
    scrolls: {
      page: { padding: space.xl, '@media': { [media.narrow]: { padding: space.lg } } },
      inside: {
        display: 'flex',
        flexDirection: 'column',
        minBlockSize: 0,
        padding: space.lg,
        '@media': { [media.narrow]: { padding: space.md } },
      },
    },
  },
});

const arrive = keyframes({ from: { opacity: 0, translate: `${space.xl} 0` } });
const arriveFromStart = keyframes({ from: { opacity: 0, translate: `calc(-1 * ${space.xl}) 0` } });

export const panel = componentRecipe({
  base: {
    flexShrink: 0,
    inlineSize: size.panel,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: color.surfaceRaised,
    borderInlineStart: `${hairline} solid ${color.hairline}`,
    borderStartStartRadius: radius.lg,
    selectors: {
      '&[data-quiet]': { inlineSize: '14rem', backgroundColor: 'transparent', borderColor: 'transparent' },
      '&[data-wide]': { inlineSize: 'min(34rem, 100vw)' },
    },
    '@media': {
      ['not all and (min-width: 75rem)']: {
        position: 'fixed',
        zIndex: z.overlay,
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: 'min(28rem, 100vw)',
        maxBlockSize: 'none',
        backgroundColor: color.surfaceRaised,
        boxShadow: vars.elevation.float,
        animation: `${arrive} ${duration.travel} ${easing.out}`,
        selectors: {
          '&:not([data-open])': { display: 'none' },
          '&:dir(rtl)': { animationName: arriveFromStart },
        },
      },
      [media.narrow]: { borderInlineStart: 0 },
    },
  },
  variants: {
    scrolls: {
      page: {
        '@media': {
          [media.wide]: { position: 'sticky', insetBlockStart: size.header, maxBlockSize: between },
        },
      },
      inside: {},
    },
  },
});

export const panelContent = style(
  inLayer('components', { position: 'relative', padding: space.lg, minBlockSize: '100%' }),
);

/** Shown only while the panel overlays the page; a panel beside it needs no closing. */
export const panelClose = style(
  inLayer('components', {
    ...touchTarget,
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space.md,
    insetInlineEnd: space.md,
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    borderRadius: radius.md,
    color: color.inkMuted,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.ink },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.wide]: { display: 'none' }, ...touchTarget['@media'] },
  }),
);
