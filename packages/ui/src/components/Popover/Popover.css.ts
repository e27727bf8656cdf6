import { style } from '@vanilla-extract/css';
import { focusRingInset, growsFromTrigger, inLayer, media, vars } from '../../theme';

const { color, space, radius } = vars;

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
    ...growsFromTrigger,
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
