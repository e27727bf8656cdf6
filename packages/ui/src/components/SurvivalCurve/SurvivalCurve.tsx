import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, useChartData } from '../Chart';
import { SurvivalPlot } from './SurvivalPlot';
import { estimateAt, medianOf, type SurvivalGroup } from './survival';

/** Plot heights in rem. */
const blockRems = { small: 9, medium: 14, large: 20 } as const;

const percentOf = { style: 'percent', maximumFractionDigits: 0 } as const;

export interface SurvivalCurveProps extends ChartFrameProps {
  /** One to three groups. With more, their bands overlap. */
  groups: readonly SurvivalGroup[];
  /** The time unit of `until` and of the steps. */
  unit: 'day' | 'week' | 'month' | 'year';
  /** The end of the chart, in units. Choose a time at which enough contacts remain for an estimate. */
  until: number;
  /** Height: 9, 14 or 20 rem. @default 'medium' */
  size?: keyof typeof blockRems;
}

/** The share that remains over time, with its confidence band. Takes Kaplan–Meier estimates. */
export function SurvivalCurve({ groups, unit, until, size = 'medium', ...frame }: SurvivalCurveProps) {
  const words = useStrings(chartStrings);
  const percent = useFigure(percentOf);
  const long = useFigure({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 });
  const times = Array.from({ length: Math.floor(until) + 1 }, (_, at) => at);
  const measured = groups.filter(({ steps }) => steps.length > 0);
  const counted = useChartData({
    along: { names: times.map(long) },
    series: measured.map((group) => ({ name: group.name, values: times.map((at) => estimateAt(group, at).share) })),
    format: percentOf,
  });
  const clauseOf = (group: SurvivalGroup) => {
    const median = medianOf(group);
    return median !== null && median <= until
      ? words.finding.median({ time: long(median) })
      : words.finding.remaining({ share: percent(estimateAt(group, until).share), time: long(until) });
  };
  const clauses = measured.map((group) =>
    measured.length > 1 ? words.finding.ofSeries({ series: group.name, clause: clauseOf(group) }) : clauseOf(group),
  );
  const data = {
    ...counted,
    textOf: (series: number, index: number) => {
      const group = measured[series];
      if (group === undefined) return words.noValue;
      const { share, low, high } = estimateAt(group, index);
      return words.interval({ value: percent(share), low: percent(low), high: percent(high) });
    },
    summary: clauses.length === 0 ? '' : words.finding.sentence({ clauses }),
  };
  return (
    <ChartFrame {...frame} data={data} mark="line" blockRem={blockRems[size]}>
      {(box) => <SurvivalPlot box={box} data={data} groups={measured} until={until} tickOf={long} />}
    </ChartFrame>
  );
}
