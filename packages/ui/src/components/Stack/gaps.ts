import { vars } from '../../theme';

const { space } = vars;

export const distances = {
  none: space.none,
  xxs: space.xxs,
  xs: space.xs,
  snug: space.snug,
  sm: space.sm,
  md: space.md,
  lg: space.lg,
  xl: space.xl,
  xxl: space.xxl,
  xxxl: space.xxxl,
} as const;

export type Gap = keyof typeof distances;

const isGap = (name: string): name is Gap => name in distances;

export const gapNames: readonly Gap[] = Object.keys(distances).filter(isGap);

/** Gap variants. A function, because each recipe needs its own copy for its cascade layer. */
export const gaps = () => ({
  none: { gap: distances.none },
  xxs: { gap: distances.xxs },
  xs: { gap: distances.xs },
  snug: { gap: distances.snug },
  sm: { gap: distances.sm },
  md: { gap: distances.md },
  lg: { gap: distances.lg },
  xl: { gap: distances.xl },
  xxl: { gap: distances.xxl },
  xxxl: { gap: distances.xxxl },
});
