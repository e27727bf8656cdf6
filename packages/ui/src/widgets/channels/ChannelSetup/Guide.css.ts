import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const steps = style(
  inLayer('widgets', {
    display: 'grid',
    gap: vars.space.sm,
    margin: 0,
    paddingInlineStart: vars.space.lg,
    // Restores the numbers that the reset removes: the steps are sequential.
    listStyle: 'decimal',
    maxInlineSize: vars.measure,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.line.body,
  }),
);
