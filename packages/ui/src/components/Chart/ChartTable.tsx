import { Button } from 'react-aria-components';
import * as styles from './ChartFrame.css';
import type { ChartData } from './useChartData';

interface ChartTableProps {
  data: ChartData;
  /** Id of the element that names the chart. */
  labelledBy: string;
}

/** What scrolls must be reachable by keys, which not every browser sees to by itself. */
const reachable = { tabIndex: 0 };

/** The same values as a table, for who rather reads figures, copies them, or hears them cell by cell. */
export function ChartTable({ data, labelledBy }: ChartTableProps) {
  const { labels, series } = data;
  return (
    <div role="region" aria-labelledby={labelledBy} {...reachable} className={styles.scroller}>
      <table aria-labelledby={labelledBy} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.rowHead}>
              {labels.head}
            </th>
            {series.map(({ name }, at) => (
              <th key={at} scope="col" className={styles.cell}>
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.full.map((label, index) => (
            <tr key={`${index} ${label}`}>
              <th scope="row" className={styles.rowHead}>
                <bdi>{label}</bdi>
              </th>
              {series.map((_, at) => (
                <td key={at} className={styles.cell}>
                  <Value data={data} series={at} index={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A figure, and the way to what it was counted from. */
function Value({ data, series, index }: { data: ChartData; series: number; index: number }) {
  const text = data.textOf(series, index);
  const { open } = data;
  if (open === undefined || !data.series[series]?.values[index]) return text;
  return (
    <Button className={styles.opens} onPress={() => open.onOpen(index, series)}>
      {text}
    </Button>
  );
}
