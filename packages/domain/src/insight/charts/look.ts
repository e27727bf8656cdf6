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
    ground: '#fffcf9',
    ink: '#211f1a',
    inkMuted: '#58554f',
    hairline: '#dedad4',
    outline: '#7d7a74',
    sea: '#1a636b',
    ochre: '#886311',
    slate: '#26367c',
    clay: '#872a02',
  },
  dark: {
    ground: '#211e1b',
    ink: '#eae5e1',
    inkMuted: '#aeaaa6',
    hairline: '#322e2b',
    outline: '#7b7773',
    sea: '#76bab0',
    ochre: '#dea646',
    slate: '#6584d0',
    clay: '#d66c4f',
  },
};
