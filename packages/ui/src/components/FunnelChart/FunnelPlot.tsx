import { scaleLinear } from 'd3-scale';
import { barPath } from '../BarChart/bars';
import { areaOf, type Box, type ChartData, EndLabels, fillOf, gapOf, Plot, StartLabels, widest } from '../Chart';
import * as styles from './FunnelChart.css';
import type { Stage } from './stages';

interface FunnelPlotProps {
  box: Box;
  data: ChartData;
  stages: readonly Stage[];
  textOf: (index: number) => { count: string; share?: string };
}

/** In em. */
const thickness = 1.5;

/** Bars from one edge, so that lengths compare, with what is lost in between as a slope. */
export function FunnelPlot({ box, data, stages, textOf }: FunnelPlotProps) {
  const { em } = box;
  const texts = stages.map((_, index) => {
    const { count, share } = textOf(index);
    return share === undefined ? count : `${count} · ${share}`;
  });
  const room = widest(texts, em) + gapOf(em);
  const whole = areaOf(box, { beside: stages.map(({ name }) => name), linesBelow: 0 });
  const area = { ...whole, top: 0, bottom: box.height, end: Math.max(whole.start, whole.end - room) };
  const xOf = scaleLinear([0, Math.max(1, ...stages.map(({ value }) => value))], [area.start, area.end]);
  const step = (area.bottom - area.top) / Math.max(1, stages.length);
  const centers = stages.map((_, index) => area.top + step * (index + 0.5));
  const half = Math.min((em * thickness) / 2, step / 2 - 1);
  const slopeOf = (index: number) => {
    const [from = 0, to = 0] = centers.slice(index);
    const [value = 0, next = 0] = stages.slice(index).map((stage) => xOf(stage.value));
    return `M${area.start},${from + half}H${value}L${next},${to - half}H${area.start}Z`;
  };
  return (
    <Plot
      data={data}
      mark="area"
      box={box}
      area={area}
      points={[stages.map(({ value }, index) => ({ x: xOf(value), y: centers[index] ?? 0 }))]}
      orientation={{ isDownwards: true }}
      bandWidth={step}
      labels={
        <>
          <StartLabels
            marks={stages.map(({ name }, index) => ({ at: centers[index] ?? 0, text: name }))}
            area={area}
            em={em}
            kind="name"
          />
          <EndLabels marks={texts.map((text, index) => ({ at: centers[index] ?? 0, text }))} room={room} />
        </>
      }
    >
      {stages.slice(1).map((_, index) => (
        <path key={index} d={slopeOf(index)} className={styles.slope} />
      ))}
      {stages.map(({ value }, index) => (
        <path
          key={index}
          d={barPath((centers[index] ?? 0) - half, half * 2, area.start, xOf(value), true)}
          {...fillOf(data.id, 0)}
        />
      ))}
    </Plot>
  );
}
