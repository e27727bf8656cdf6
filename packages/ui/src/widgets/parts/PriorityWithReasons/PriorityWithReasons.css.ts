import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '../../../theme';

export const trigger = style(
  inLayer('widgets', {
    display: 'inline-flex',
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
