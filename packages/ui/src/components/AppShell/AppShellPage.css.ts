import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
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
  base: {
    flex: 1,
    minInlineSize: 0,
    outline: 'none',
    '@media': {
      [media.wide]: {
        selectors: {
          '&[data-panel="reading"]': { flex: '0 0 24rem' },
          '&[data-panel="full"]': { display: 'none' },
        },
      },
    },
  },
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

/** Takes the room that the screen leaves; as an overlay, most of a tablet and all of a phone. */
const reading = {
  overflow: 'hidden',
  '@media': {
    [media.wide]: { flex: 1, inlineSize: 'auto', minInlineSize: 0 },
    ['not all and (min-width: 75rem)']: { inlineSize: 'min(48rem, 100vw)' },
  },
} as const;

export const panel = componentRecipe({
  base: {
    flexShrink: 0,
    inlineSize: size.panel,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: color.surfaceRaised,
    borderInlineStart: `${hairline} solid ${color.hairline}`,
    borderStartStartRadius: radius.lg,
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
    size: {
      regular: {},
      quiet: {
        '@media': {
          [media.wide]: { inlineSize: '18rem', backgroundColor: 'transparent', borderColor: 'transparent' },
        },
      },
      wide: { '@media': { [media.wide]: { inlineSize: '34rem' } } },
      reading,
      full: reading,
    },
  },
});

export type PanelSize = NonNullable<NonNullable<RecipeVariants<typeof panel>>['size']>;

/** What is read scrolls inside. */
const filling = { blockSize: '100%', padding: 0 } as const;

export const panelContent = componentRecipe({
  base: { position: 'relative', padding: space.lg, minBlockSize: '100%' },
  variants: { size: { regular: {}, quiet: {}, wide: {}, reading: filling, full: filling } },
  defaultVariants: { size: 'regular' },
});

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
