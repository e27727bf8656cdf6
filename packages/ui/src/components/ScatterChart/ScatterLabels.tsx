import { type Area, type AxisMark, BottomLabels, StartLabels, widest } from '../Chart';
import * as styles from './ScatterChart.css';

interface AxisLabels {
  label: string;
  marks: readonly AxisMark[];
}

interface ScatterLabelsProps {
  x: AxisLabels;
  y: AxisLabels;
  area: Area;
  em: number;
}

export function ScatterLabels({ x, y, area, em }: ScatterLabelsProps) {
  const room = widest(
    x.marks.map(({ text }) => text),
    em,
  );
  return (
    <>
      <span className={styles.above}>
        <bdi>{y.label}</bdi>
      </span>
      <StartLabels marks={y.marks} area={area} em={em} kind="figure" />
      <BottomLabels marks={x.marks} area={area} em={em} kind="tick" room={room} />
      <span className={styles.below}>
        <bdi>{x.label}</bdi>
      </span>
    </>
  );
}
