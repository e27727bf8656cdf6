import { byChannel } from '@concordia/domain';
import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../theme';

const { sea, ochre, slate, moss, clay, sky, plum, violet } = vars.color.series;

export const color = createVar();

const hueClass = (value: string) =>
  style(
    inLayer('components', {
      vars: { [color]: value },
      '@media': { [media.forcedColors]: { vars: { [color]: 'CanvasText' } } },
    }),
  );

/** One class per series style. In forced colors, only dash, shape and hatching differ. */
export const series = [sea, ochre, slate, moss, clay, sky, plum, violet].map(hueClass);

const { negative, warning, positive, priority, channel } = vars.color;

/** Hues with a meaning, the same as in lists and badges. */
export const hues = {
  ...byChannel((name) => hueClass(channel[name])),
  positive: hueClass(positive.mark),
  warning: hueClass(warning.mark),
  negative: hueClass(negative.mark),
  neutral: hueClass(vars.color.outline),
  high: hueClass(priority.high.mark),
  medium: hueClass(priority.medium.mark),
  low: hueClass(priority.low.mark),
};

/** A hue that means the same everywhere: a channel's, that of a sentiment, of a risk or of a priority. */
export type MeaningHue = keyof typeof hues;

const page = {
  stroke: vars.color.surfaceRaised,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
} as const;

/** Filled with the series color; an outline in the page color separates adjacent areas. */
export const filled = style(inLayer('components', { fill: color, ...page }));

/** The hatching supplies the color. It is drawn only in print and for readers who asked for more contrast or for their own colors. */
export const hatched = style(inLayer('components', page));

export const ground = style(inLayer('components', { fill: color }));

export const hatch = style(
  inLayer('components', {
    ...page,
    fill: 'none',
    strokeWidth: 1.1,
    strokeLinecap: 'round',
    strokeOpacity: 0.5,
    '@media': {
      [media.usualColors]: { strokeOpacity: 0 },
      [media.forcedColors]: { stroke: 'Canvas', strokeOpacity: 1 },
    },
  }),
);

export const line = style(
  inLayer('components', {
    fill: 'none',
    stroke: color,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    // As for hatching: shapes of points and direct labels suffice beside colors that are told apart.
    '@media': { [media.usualColors]: { strokeDasharray: 'none' } },
  }),
);

/** The area below a line, translucent so that several can overlap. */
export const shade = style(inLayer('components', { fill: color, fillOpacity: 0.14 }));

export const marker = style(inLayer('components', { fill: color, strokeWidth: 1, ...page }));

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
