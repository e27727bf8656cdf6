import { style } from '@vanilla-extract/css';
import { inLayer, media } from '../../theme';
import { color } from '../Chart/series.css';

/** Leads from half to the time when half are left. */
export const median = style(
  inLayer('components', {
    fill: 'none',
    stroke: color,
    strokeWidth: 1,
    strokeDasharray: '3 3',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
