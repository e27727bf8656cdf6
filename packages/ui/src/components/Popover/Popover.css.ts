import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, vars } from '../../theme';

const { color, space, radius, duration, easing } = vars;

/** Shared style of floating surfaces: background, shadow and entrance from the trigger. */
export const surface = style(
  inLayer('components', {
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
    borderRadius: radius.lg,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.elevation.float,
    outline: 'none',
    transition: `opacity ${duration.quick} ${easing.out}, translate ${duration.calm} ${easing.out}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-entering][data-placement=bottom]': { translate: `0 calc(-1 * ${space.xs})` },
      '&[data-entering][data-placement=top]': { translate: `0 ${space.xs}` },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const dialog = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' }),
);

export const content = style(
  inLayer('components', {
    padding: space.lg,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
