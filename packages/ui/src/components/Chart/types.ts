import type { MeaningHue } from './series.css';

/** One line, one color of bars, or one layer of a stack. */
export interface ChartSeries {
  /** What is measured, in a word or two. */
  name: string;
  /** One value per position along the chart; `null` if not measured, which is not zero. */
  values: readonly (number | null)[];
  /** Of lines: a color with a meaning. `neutral` is for what the others are compared with, such as an earlier period: pale, and behind them. */
  hue?: MeaningHue;
}

export type Along =
  /** Categories: channels, contacts, segments. `hues` has one per name, where they have a color of their own everywhere. */
  | { names: readonly string[]; hues?: readonly MeaningHue[] }
  /** Calendar days as `YYYY-MM-DD`, ascending. Each stands for itself or for the week or month it starts. */
  | { days: readonly string[]; each?: 'day' | 'week' | 'month' }
  /** Ms since the epoch, ascending; labeled in the reader's time zone. */
  | { instants: readonly number[] };

/** A point in a plot, in px: `x` from the inline start, `y` from the top. */
export interface Point {
  x: number;
  y: number;
}

/** The part of a plot that holds the marks, in px; axes as in `Point`. */
export interface Area {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** The measured size of a plot and its text, in px. */
export interface Box {
  width: number;
  height: number;
  em: number;
}
