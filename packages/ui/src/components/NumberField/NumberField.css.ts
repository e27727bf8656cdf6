import { style } from '@vanilla-extract/css';
import { focusRingInset, inLayer, media, tabular, vars } from '../../theme';

const { color, space, size, radius } = vars;

export const input = style(inLayer('components', tabular));

/** Side by side rather than on top of each other: each is as high as the field. */
export const steppers = style(
  inLayer('components', {
    display: 'flex',
    alignSelf: 'stretch',
    flexShrink: 0,
    marginInlineEnd: `calc(-1 * ${space.snug})`,
    '@media': { [media.coarse]: { marginInlineEnd: `calc(-1 * ${space.sm})` } },
  }),
);

export const stepper = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: space.xl,
    minBlockSize: space.xl,
    borderRadius: radius.sm,
    color: color.inkMuted,
    cursor: 'default',
    touchAction: 'manipulation',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.ink },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: color.inkDisabled },
    },
    '@media': {
      [media.coarse]: { inlineSize: size.touch, minBlockSize: size.touch },
      [media.forcedColors]: { color: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);
