import { createVar, style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const color = createVar();

/** Here, so that the page carries these few instead of all tokens. */
export const colors = { none: vars.color.outline, series: vars.color.series };

export const mark = style(
  inLayer('widgets', {
    display: 'inline-block',
    flex: 'none',
    inlineSize: vars.space.sm,
    blockSize: vars.space.sm,
    borderRadius: vars.radius.full,
    background: color,
    // Keeps its shape where the system replaces backgrounds.
    border: `1px solid ${color}`,
  }),
);
