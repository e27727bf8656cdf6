import type { ChartLook } from './look.js';
import { countTicks, shortCount, shortDay } from './scale.js';
import { box, drawing, label, rule, trace } from './svg.js';

export interface DaySeries {
  readonly name: string;
  readonly values: readonly number[];
  readonly color: string;
  /** Columns of a part are narrower than those of the whole and in front of them; dashes distinguish lines without color. */
  readonly form:
    | { readonly kind: 'columns'; readonly width?: number }
    | { readonly kind: 'line'; readonly dash?: string };
}

export interface DayPlot {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** `YYYY-MM-DD`, oldest first. */
  readonly days: readonly string[];
  readonly series: readonly DaySeries[];
  /** Shown instead while all values are 0. */
  readonly empty: string;
}

const MARGIN = { top: 64, right: 20, bottom: 34, left: 46 };

/** One plot, or several stacked ones: frequent views and rare likes on one scale would flatten the latter. */
export function dayPlots(plots: readonly [DayPlot, ...DayPlot[]], look: ChartLook): string {
  let top = 0;
  const panels = plots.map((plot) => {
    const panel = `<g transform="translate(0 ${top})">${dayPanel(plot, look).join('')}</g>`;
    top += plot.height;
    return panel;
  });
  return drawing(plots[0].width, top, look.ground, panels);
}

/** Columns and lines over days, on one count scale from 0. */
function dayPanel(plot: DayPlot, look: ChartLook): string[] {
  const { width, height, title, days, series, empty } = plot;
  const heading = label(MARGIN.left - 26, 28, title, { fill: look.ink, size: 15, weight: 600 });
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  if (most === 0 || days.length === 0) {
    const sentence = label(width / 2, height / 2 + 8, empty, { fill: look.inkMuted, size: 13, anchor: 'middle' });
    return [heading, sentence];
  }
  const ticks = countTicks(most);
  const top = ticks.at(-1) ?? 1;
  const plotted = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const slot = plotted.width / days.length;
  const x = (index: number) => MARGIN.left + slot * (index + 0.5);
  const y = (value: number) => MARGIN.top + plotted.height * (1 - value / top);
  const grid = ticks.map(
    (value) =>
      rule(MARGIN.left, y(value), width - MARGIN.right, y(value), value === 0 ? look.outline : look.hairline) +
      label(MARGIN.left - 8, y(value) + 4, shortCount(value), { fill: look.inkMuted, size: 11, anchor: 'end' }),
  );
  const every = Math.max(1, Math.ceil(days.length / 6));
  const dates = days.map((day, index) =>
    (days.length - 1 - index) % every === 0
      ? label(x(index), height - 12, shortDay(day), { fill: look.inkMuted, size: 11, anchor: 'middle' })
      : '',
  );
  const drawn = series.map(({ values, color, form }) =>
    form.kind === 'columns'
      ? values
          .map((value, index) =>
            value === 0
              ? ''
              : box(x(index) - (slot * share(form)) / 2, y(value), slot * share(form), y(0) - y(value), color, 1.5),
          )
          .join('')
      : trace(
          values.map((value, index) => [x(index), y(value)]),
          color,
          form.dash,
        ),
  );
  return [heading, ...legend(plot, look), ...grid, ...drawn, ...dates];
}

/** The fraction of its slot that a column fills. */
const share = ({ width = 0.72 }: { readonly width?: number }): number => width;

/** The approximate width of a name at 12 px: Inter averages a little over half an em. */
const nameWidth = (name: string): number => name.length * 6.6;

function legend({ series }: DayPlot, { inkMuted }: ChartLook): string[] {
  let left = MARGIN.left - 26;
  return series.map(({ name, color, form }) => {
    const mark =
      form.kind === 'columns'
        ? box(left, 41, 10, 10, color, 2)
        : trace(
            [
              [left, 46],
              [left + 14, 46],
            ],
            color,
            form.dash,
          );
    const text = label(left + 20, 50, name, { fill: inkMuted });
    left += 20 + nameWidth(name) + 18;
    return mark + text;
  });
}
