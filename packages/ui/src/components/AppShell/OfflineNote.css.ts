import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../theme';

const { color, space, radius, elevation, z } = vars;

/** Overlays the page without taking room; presses beside the text pass through. */
export const place = style(
  inLayer('components', {
    position: 'fixed',
    zIndex: z.toast,
    insetInline: 0,
    insetBlockStart: `calc(${space.sm} + env(safe-area-inset-top, 0px))`,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
);

export const banner = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    pointerEvents: 'auto',
    marginInline: space.md,
    paddingBlock: space.snug,
    paddingInline: space.md,
    borderRadius: radius.full,
    color: color.ink,
    backgroundColor: color.surfaceRaised,
    boxShadow: elevation.float,
  }),
);
