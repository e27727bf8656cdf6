import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Box, type ChartData, fillOf, Plot } from '../Chart';
import * as styles from './DonutChart.css';
import { ringOf, type Slice, sliceAt } from './slices';

interface DonutPlotProps {
  box: Box;
  data: ChartData;
  slices: readonly Slice[];
  /** Shown in the middle while no slice is selected. */
  total: { text: string; name: string };
}

/** Room for the selected slice's outline, in px. */
const edge = 2;

/** Maximum width of the text in the middle, as a share of the diameter. */
const hole = 0.56;

/** The ring in a measured square. Its middle shows the total or the selected slice. */
export function DonutPlot({ box, data, slices, total }: DonutPlotProps) {
  const radius = Math.min(box.width, box.height) / 2 - edge;
  const center = { x: box.width / 2, y: box.height / 2 };
  const ring = ringOf(slices, radius);
  const translate = `translate(${center.x} ${center.y})`;
  return (
    <Plot
      data={data}
      mark="area"
      box={box}
      area={{ start: 0, end: box.width, top: 0, bottom: box.height }}
      points={[ring.map(({ middle }) => ({ x: center.x + middle.x, y: center.y + middle.y }))]}
      find={({ x, y }) => {
        const index = sliceAt(ring, { x: x - center.x, y: y - center.y }, radius);
        return index === null ? null : { series: 0, index };
      }}
      renderCursor={({ index }) => <path d={ring[index]?.path} transform={translate} className={styles.current} />}
      renderCard={(cursor) => (
        <div
          className={styles.middle}
          style={assignInlineVars({ [styles.hole]: `${2 * radius * hole}px` })}
          aria-hidden
        >
          <span className={styles.amount}>{cursor ? data.figure(slices[cursor.index]?.value ?? 0) : total.text}</span>
          <bdi className={styles.name}>{cursor ? slices[cursor.index]?.name : total.name}</bdi>
        </div>
      )}
    >
      <g transform={translate}>
        {ring.map(({ path }, index) => (
          <path key={index} d={path} {...fillOf(data.id, index)} />
        ))}
      </g>
    </Plot>
  );
}
