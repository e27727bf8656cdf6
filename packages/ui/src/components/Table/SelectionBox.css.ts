import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars } from '../../theme';

const { color, size, radius, duration, easing } = vars;

/** As large as a finger needs where there are fingers; the box in it stays small. */
export const target = style(
  inLayer('components', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    flexShrink: 0,
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.coarse]: { inlineSize: size.touch, blockSize: size.touch } },
  }),
);

export const box = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.icon,
    blockSize: size.icon,
    border: `${vars.hairline} solid ${color.outline}`,
    borderRadius: radius.sm,
    backgroundColor: color.surfaceRaised,
    color: color.onAccent,
    transition: `background-color ${duration.quick} ${easing.standard}`,
    selectors: {
      [`${target}[data-hovered] &`]: { borderColor: color.ink },
      [`${target}[data-selected] &, ${target}[data-indeterminate] &`]: {
        backgroundColor: color.accent,
        borderColor: color.accent,
      },
      [`${target}[data-disabled] &`]: { borderColor: color.hairline, backgroundColor: 'transparent' },
      [`${target}[data-focus-visible] &`]: focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        backgroundColor: 'ButtonFace',
        selectors: {
          [`${target}[data-selected] &, ${target}[data-indeterminate] &`]: {
            borderColor: 'ButtonFace',
            backgroundColor: 'ButtonText',
            color: 'ButtonFace',
          },
          [`${target}[data-disabled] &`]: { borderColor: 'GrayText' },
        },
      },
    },
  }),
);
