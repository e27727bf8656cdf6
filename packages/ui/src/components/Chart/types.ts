/** One line, one colour of bars, one layer of a stack. */
export interface ChartSeries {
  /** What it measures, in a word or two. */
  name: string;
  /** One value for each place along the chart; `null` where nothing was measured, which is not zero. */
  values: readonly (number | null)[];
}

/** What a chart runs along. */
export type Along =
  /** Things: channels, people, segments. */
  | { names: readonly string[] }
  /** Calendar days as `YYYY-MM-DD`, ascending, each standing for itself or for the week or month that begins with it. */
  | { days: readonly string[]; each?: 'day' | 'week' | 'month' }
  /** Instants in ms since the epoch, ascending; they are named in the time zone of the reader. */
  | { instants: readonly number[] };

/** A place in a plot in px: `x` from where reading starts, `y` from the top. */
export interface Point {
  x: number;
  y: number;
}

/** The rectangle inside a plot that the marks have, in px as in `Point`. */
export interface Area {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** The measured size of a plot in px, and that of its text. */
export interface Box {
  width: number;
  height: number;
  em: number;
}
