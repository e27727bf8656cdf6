import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import type { ChartFrameProps, OpenValue } from '../Chart';
import { HeatMap } from '../HeatMap';
import { type Cohort, retainedOf } from './retained';

const percentOf = { style: 'percent', maximumFractionDigits: 0 } as const;

export interface CohortGridProps extends ChartFrameProps {
  /** The cohorts, oldest first. */
  cohorts: readonly Cohort[];
  /** Names of the periods since the start: "Month 0", "Month 1". */
  periods: readonly string[];
  /** Opens the contacts behind a share. */
  open?: OpenValue;
}

/** Retention: the share of each cohort that is still active, period by period. The summary weights cohorts by size. */
export function CohortGrid({ cohorts, periods, open, ...frame }: CohortGridProps) {
  const words = useStrings(chartStrings);
  const count = useFigure();
  const percent = useFigure(percentOf);
  const left = retainedOf(cohorts);
  return (
    <HeatMap
      {...frame}
      hasValues
      columns={periods}
      rows={cohorts.map(({ name, size, values }) => ({
        name: words.at({ value: name, place: count(size) }),
        values: periods.map((_, period) => values[period] ?? null),
      }))}
      format={percentOf}
      open={open}
      finding={
        left
          ? words.finding.retained({
              share: percent(left.share),
              people: count(left.people),
              period: periods[left.period] ?? '',
            })
          : undefined
      }
    />
  );
}
