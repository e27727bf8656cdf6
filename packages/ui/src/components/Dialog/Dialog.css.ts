import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, media, vars } from '../../theme';

const { color, space, radius, duration, easing } = vars;

export const scrim = style(
  inLayer('components', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: space.lg,
    backgroundColor: color.scrim,
    transition: `opacity ${duration.calm} ${easing.out}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.narrow]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: space.xxl } },
  }),
);

export const modal = componentRecipe({
  base: {
    display: 'flex',
    maxBlockSize: '100%',
    minBlockSize: 0,
    inlineSize: '100%',
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    boxShadow: vars.elevation.float,
    transition: `translate ${duration.travel} ${easing.out}`,
    selectors: { '[data-entering] > &, [data-exiting] > &': { translate: `0 ${space.sm}` } },
    '@media': {
      [media.narrow]: {
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
        selectors: { '[data-entering] > &, [data-exiting] > &': { translate: '0 100%' } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  variants: {
    size: {
      small: { '@media': { [media.medium]: { maxInlineSize: '24rem' } } },
      medium: { '@media': { [media.medium]: { maxInlineSize: '34rem' } } },
      large: { '@media': { [media.medium]: { maxInlineSize: '52rem' } } },
      full: { blockSize: '100%' },
    },
  },
  defaultVariants: { size: 'medium' },
});

export type DialogVariants = NonNullable<RecipeVariants<typeof modal>>;

export const dialog = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    minBlockSize: 0,
    outline: 'none',
  }),
);

export const header = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: `${space.xl} ${space.sm}`,
    paddingInline: `${space.xl} ${space.lg}`,
    overflowWrap: 'anywhere',
  }),
);

/** Vertically centered on the first line of the title. */
export const close = style(inLayer('components', { marginBlock: `calc(-1 * ${space.snug})` }));

export const body = style(
  inLayer('components', {
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space.xs} ${space.xl} ${space.xl}`,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
    padding: `${space.md} ${space.xl}`,
    borderBlockStart: `${vars.hairline} solid ${color.hairline}`,
  }),
);
