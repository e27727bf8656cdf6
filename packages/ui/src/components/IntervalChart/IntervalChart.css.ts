import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';
import { color } from '../Chart/series.css';

/** An estimate that may as well equal the reference is gray. */
export const estimate = style(
  inLayer('components', { selectors: { '&[data-undecided]': { vars: { [color]: vars.color.outline } } } }),
);

export const interval = style(
  inLayer('components', { fill: 'none', stroke: color, strokeWidth: 2, strokeLinecap: 'round' }),
);

export const reference = style(
  inLayer('components', {
    stroke: vars.color.inkMuted,
    strokeDasharray: '4 3',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);
