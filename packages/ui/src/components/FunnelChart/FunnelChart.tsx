import { useFigure, useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { ChartFrame, type ChartFrameProps, type OpenValue, useChartData } from '../Chart';
import { FunnelPlot } from './FunnelPlot';
import { largestLoss, passagesOf, type Stage } from './stages';

/** Of a stage, in rem: its bar and two lines of its name. */
const stageRem = 2.5;

const percentOf = { style: 'percent', maximumFractionDigits: 1 } as const;

export interface FunnelChartProps extends ChartFrameProps {
  /** The stages in order, each with its name and count. */
  stages: readonly Stage[];
  /** Opens the contacts who reached a stage. */
  open?: OpenValue;
}

/** Shows how many pass each stage of a process. The summary names the largest loss. */
export function FunnelChart({ stages, open, ...frame }: FunnelChartProps) {
  const words = useStrings(chartStrings);
  const percent = useFigure(percentOf);
  const passages = passagesOf(stages);
  const counted = useChartData({
    along: { names: stages.map(({ name }) => name) },
    series: [{ name: words.value, values: stages.map(({ value }) => value) }],
    open,
  });
  const passed = (index: number) => {
    const share = passages[index]?.ofPrevious ?? null;
    return share === null ? undefined : percent(share);
  };
  const summary = () => {
    const loss = largestLoss(stages);
    const first = stages[0];
    const last = stages.at(-1);
    const share = passages.at(-1)?.ofFirst ?? null;
    if (!first || !last || share === null) return '';
    const arrived = { share: percent(share), first: first.name, last: last.name };
    return loss === null
      ? words.finding.arrived(arrived)
      : words.finding.arrivedWithLoss({ ...arrived, stage: stages[loss.index]?.name ?? '', lost: percent(loss.lost) });
  };
  const data = {
    ...counted,
    textOf: (series: number, index: number) => {
      const value = counted.textOf(series, index);
      const share = passed(index);
      return share === undefined ? value : words.ofStage({ value, share, stage: stages[index - 1]?.name ?? '' });
    },
    summary: summary(),
  };
  return (
    <ChartFrame {...frame} data={data} mark="area" blockRem={stages.length * stageRem}>
      {(box) => (
        <FunnelPlot
          box={box}
          data={data}
          stages={stages}
          textOf={(index) => ({ count: counted.textOf(0, index), share: passed(index) })}
        />
      )}
    </ChartFrame>
  );
}
