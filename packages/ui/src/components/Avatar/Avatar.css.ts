import { style } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { componentRecipe, inLayer, media, vars } from '../../theme';

const { color, font, radius, size } = vars;

const ground = (pair: { ground: string; ink: string }) => ({ backgroundColor: pair.ground, color: pair.ink });

export const avatar = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    gridTemplate: '100% / 100%',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.full,
    fontWeight: font.weight.semibold,
    lineHeight: '1',
    letterSpacing: '0.01em',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  variants: {
    size: {
      small: { inlineSize: size.avatarSmall, blockSize: size.avatarSmall, fontSize: '0.625rem' },
      medium: { inlineSize: size.avatar, blockSize: size.avatar, fontSize: font.size.caption },
      large: { inlineSize: size.avatarLarge, blockSize: size.avatarLarge, fontSize: font.size.title },
    },
    hue: {
      clay: ground(color.avatar.clay),
      ochre: ground(color.avatar.ochre),
      moss: ground(color.avatar.moss),
      sea: ground(color.avatar.sea),
      slate: ground(color.avatar.slate),
      plum: ground(color.avatar.plum),
      none: { backgroundColor: color.surfacePressed, color: color.inkMuted },
    },
  },
  defaultVariants: { size: 'medium', hue: 'none' },
});

/** Covers the initials, which show while it loads. */
export const picture = style(
  inLayer('components', {
    // Placed in the grid, it would push the initials to another row.
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: radius.full,
    objectFit: 'cover',
    backgroundColor: color.surfacePressed,
  }),
);

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;
