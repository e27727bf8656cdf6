import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

/** Between two bars: who came to the upper one, and who went on. */
export const slope = style(
  inLayer('components', {
    fill: vars.color.heat.low,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', fillOpacity: 0.1 } },
  }),
);
