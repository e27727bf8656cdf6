import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

const { sea, ochre, slate, moss, clay, sky, plum } = vars.color.series;

export const colour = createVar();

/** One class per series style. In forced colors, only dash, shape and hatching differ. */
export const series = [sea, ochre, slate, moss, clay, sky, plum].map((value) =>
  style(
    inLayer('components', {
      vars: { [colour]: value },
      '@media': { [media.forcedColors]: { vars: { [colour]: 'CanvasText' } } },
    }),
  ),
);

const page = {
  stroke: vars.color.surfaceRaised,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
} as const;

/** Filled with the series color; an outline in the page color separates adjacent areas. */
export const filled = style(inLayer('components', { fill: colour, ...page }));

/** The hatching supplies the color. */
export const hatched = style(inLayer('components', page));

export const ground = style(inLayer('components', { fill: colour }));

export const hatch = style(
  inLayer('components', {
    ...page,
    fill: 'none',
    strokeWidth: 1.1,
    strokeLinecap: 'round',
    strokeOpacity: 0.5,
    '@media': { [media.forcedColors]: { stroke: 'Canvas', strokeOpacity: 1 } },
  }),
);

export const line = style(
  inLayer('components', { fill: 'none', stroke: colour, strokeWidth: 2, strokeLinejoin: 'round' }),
);

/** The area below a line, translucent so that several can overlap. */
export const shade = style(inLayer('components', { fill: colour, fillOpacity: 0.14 }));

export const marker = style(inLayer('components', { fill: colour, strokeWidth: 1, ...page }));

/** Not `display: none`: referenced patterns must be rendered. */
export const defs = style(inLayer('components', { position: 'absolute' }));

export const swatch = style(
  inLayer('components', {
    flexShrink: 0,
    blockSize: '0.8333em',
    overflow: 'visible',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);
