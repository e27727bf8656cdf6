import { Button } from 'react-aria-components';
import * as styles from './ChartFrame.css';
import type { ChartData } from './useChartData';

interface ChartTableProps {
  data: ChartData;
  labelledBy: string;
}

/** A scroll container must be focusable, and not every browser makes it so. */
const reachable = { tabIndex: 0 };

/** The same data as a table, for screen readers and for copying. */
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
