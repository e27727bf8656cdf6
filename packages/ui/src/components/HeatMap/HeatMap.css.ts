import { style } from '@vanilla-extract/css';
import { inLayer, media, tabular, vars } from '../../theme';
import type { Step } from './steps';

const { color, space, font } = vars;

/** In forced colors, the share of the text's color. */
const opacities = { least: 0.06, low: 0.25, middle: 0.45, high: 0.7, most: 1 } as const;

const stepStyle = (step: Step) =>
  style(
    inLayer('components', {
      fill: color.heat[step],
      '@media': { [media.forcedColors]: { fill: 'CanvasText', fillOpacity: opacities[step] } },
    }),
  );

export const step = {
  least: stepStyle('least'),
  low: stepStyle('low'),
  middle: stepStyle('middle'),
  high: stepStyle('high'),
  most: stepStyle('most'),
} satisfies Record<Step, string>;

export const current = style(
  inLayer('components', {
    fill: 'none',
    stroke: color.ink,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

/** A figure on its cell. Its place is set in px. */
export const figure = style(
  inLayer('components', {
    ...tabular,
    position: 'absolute',
    display: 'grid',
    placeContent: 'center',
    lineHeight: font.line.tight,
    fontSize: font.size.caption,
    color: color.ink,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    selectors: { '&[data-deep]': { color: color.onAccent } },
    '@media': {
      [media.forcedColors]: {
        color: 'CanvasText',
        forcedColorAdjust: 'none',
        selectors: { '&[data-deep]': { color: 'Canvas' } },
      },
    },
  }),
);

export const scale = style(inLayer('components', { display: 'flex', alignItems: 'center', gap: space.snug }));

export const sample = style(inLayer('components', { inlineSize: '5.25em', blockSize: '0.8333em', flexShrink: 0 }));
