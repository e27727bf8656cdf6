export const CHART_THEMES = ['light', 'dark'] as const;

export type ChartThemeName = (typeof CHART_THEMES)[number];

export interface ChartLook {
  readonly ground: string;
  readonly ink: string;
  readonly inkMuted: string;
  readonly hairline: string;
  readonly outline: string;
  readonly sea: string;
  readonly ochre: string;
  readonly slate: string;
  readonly clay: string;
}

/** The theme's own tokens, as sRGB; a test of the theme keeps them equal. */
export const CHART_LOOKS: Readonly<Record<ChartThemeName, ChartLook>> = {
  light: {
    ground: '#fffefb',
    ink: '#211f1b',
    inkMuted: '#5d5a56',
    hairline: '#e2dfda',
    outline: '#85837e',
    sea: '#1a636b',
    ochre: '#886311',
    slate: '#26367c',
    clay: '#872a02',
  },
  dark: {
    ground: '#1f1c1a',
    ink: '#e9e5e2',
    inkMuted: '#aeaaa7',
    hairline: '#312e2c',
    outline: '#7a7774',
    sea: '#76bab0',
    ochre: '#dea646',
    slate: '#6584d0',
    clay: '#d66c4f',
  },
};
