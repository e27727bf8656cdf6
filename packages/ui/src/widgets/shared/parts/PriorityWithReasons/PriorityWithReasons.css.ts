import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars } from '../../../../theme';

export const trigger = style(
  inLayer('widgets', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // A 24 px touch target; negative margins keep the line at the chip's height.
    minInlineSize: 24,
    minBlockSize: 24,
    marginBlock: -2,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'default',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.coarse]: {
        // 44 px to a finger, around a chip that keeps its height.
        position: 'relative',
        minInlineSize: vars.size.touch,
        selectors: { '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -10 } },
      },
    },
  }),
);
