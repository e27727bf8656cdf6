import { vars } from '../../theme';

const { space } = vars;

/** The distances between things, as variants. Made anew for each recipe, which puts its own into a cascade layer. */
export const gaps = () => ({
  none: { gap: space.none },
  xxs: { gap: space.xxs },
  xs: { gap: space.xs },
  snug: { gap: space.snug },
  sm: { gap: space.sm },
  md: { gap: space.md },
  lg: { gap: space.lg },
  xl: { gap: space.xl },
  xxl: { gap: space.xxl },
  xxxl: { gap: space.xxxl },
});
