import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '../../../../theme';

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
  }),
);
