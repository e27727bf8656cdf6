import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, type OpenValue, useChartData } from '../Chart';
import { ScatterPlot } from './ScatterPlot';
import { countsOf, inOrder, regionOf, type ScatterPoint, type ScatterRegion } from './scatter';

/** Plot heights in rem. */
const blockRems = { small: 12, medium: 18, large: 26 } as const;

export interface ScatterAxis {
  /** What is measured, with its unit: "Days since the last message". */
  label: string;
  format?: Intl.NumberFormatOptions;
  /** `root` spreads out small values when a few are very large. @default 'linear' */
  scale?: 'linear' | 'root';
  /** Marks the axis at these values with these texts, such as the limits of classes. @default round values */
  ticks?: readonly { at: number; text: string }[];
}

export interface ScatterChartProps extends ChartFrameProps {
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** Named parts of the plane. They must not overlap. */
  regions?: readonly ScatterRegion[];
  /** The summary, as a sentence. Defaults to the number of points in each region. */
  finding?: string;
  /** Opens a point, by its index in `points`. */
  open?: Pick<OpenValue, 'hint'> & { onOpen: (index: number) => void };
  /** Height: 12, 18 or 26 rem. @default 'medium' */
  size?: keyof typeof blockRems;
}

/** Compares two measures of many items and shows which lie together. Regions name areas, such as segments. */
export function ScatterChart({
  points,
  x,
  y,
  regions = [],
  finding,
  open,
  size = 'medium',
  ...frame
}: ScatterChartProps) {
  const words = useStrings(chartStrings);
  const count = useFigure();
  const xFigure = useFigure(x.format);
  const yFigure = useFigure(y.format);
  const ordered = inOrder(points.filter((point) => Number.isFinite(point.x) && Number.isFinite(point.y)));
  const listed = useChartData({
    along: { names: ordered.map(({ name }) => name) },
    series: [
      { name: x.label, values: ordered.map((point) => point.x) },
      { name: y.label, values: ordered.map((point) => point.y) },
    ],
    open: open && { hint: open.hint, onOpen: (index) => openAt(index) },
  });
  function openAt(index: number) {
    const point = ordered[index];
    if (point !== undefined) open?.onOpen(points.indexOf(point));
  }
  const counts = countsOf(regions, ordered);
  const summary = () => {
    if (ordered.length === 0) return '';
    if (finding !== undefined) return finding;
    if (counts.length === 0) return words.finding.points({ count: ordered.length });
    const clauses = counts.map((each) => words.point({ place: each.region.name, value: count(each.count) }));
    return words.finding.sentence({ clauses });
  };
  const xText = ({ x: value, texts }: ScatterPoint) => texts?.x ?? xFigure(value);
  const yText = ({ y: value, texts }: ScatterPoint) => texts?.y ?? yFigure(value);
  const table = {
    ...listed,
    summary: summary(),
    textOf: (series: number, index: number) => {
      const point = ordered[index];
      if (point === undefined) return words.noValue;
      return series === 0 ? xText(point) : yText(point);
    },
  };
  const drawn = {
    ...table,
    series: listed.series.slice(0, 1),
    textOf: (_: number, index: number) => {
      const point = ordered[index];
      if (point === undefined) return words.noValue;
      const values = words.pair({ one: `${x.label} ${xText(point)}`, other: `${y.label} ${yText(point)}` });
      const region = regionOf(regions, point);
      return region ? words.pair({ one: region.name, other: values }) : values;
    },
  };
  return (
    <ChartFrame {...frame} data={table} mark="line" blockRem={blockRems[size]} hasLegend={false}>
      {(box) => (
        <ScatterPlot
          box={box}
          data={drawn}
          points={ordered}
          regions={regions}
          x={{ ...x, figure: xFigure }}
          y={{ ...y, figure: yFigure }}
        />
      )}
    </ChartFrame>
  );
}
