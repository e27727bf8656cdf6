import type { ReactNode } from 'react';
import * as styles from './ChartFrame.css';
import { Legend } from './Legend';
import { MeasuredPlot } from './MeasuredPlot';
import { Patterns } from './Patterns';
import type { Mark } from './Swatch';
import type { Box } from './types';
import type { ChartData } from './useChartData';

export interface ChartCanvasProps {
  data: ChartData;
  mark: Mark;
  /** Height of the plot in rem. */
  blockRem: number;
  /** Shows a legend if there are several series. @default true */
  hasLegend?: boolean;
  /** Replaces the legend of series. */
  legend?: ReactNode;
  /** Shown beside the plot, which becomes square. */
  aside?: ReactNode;
  /** Number of distinct hatchings. @default the number of series */
  looks?: number;
  /** Draws into the measured plot. A picture with a height of its own, such as one drawn by the server, replaces the plot. */
  children: ReactNode | ((box: Box) => ReactNode);
}

export function ChartCanvas({
  data,
  mark,
  blockRem,
  hasLegend = true,
  legend,
  aside,
  looks,
  children,
}: ChartCanvasProps) {
  const names = data.series.map(({ name }) => name);
  return (
    <>
      {mark === 'area' && <Patterns chart={data.id} count={looks ?? names.length} />}
      {legend ?? (hasLegend && names.length > 1 && <Legend mark={mark} chart={data.id} series={data.series} />)}
      {typeof children !== 'function' ? (
        children
      ) : aside ? (
        <div className={styles.beside}>
          <MeasuredPlot blockRem={blockRem} isSquare>
            {children}
          </MeasuredPlot>
          {aside}
        </div>
      ) : (
        <MeasuredPlot blockRem={blockRem}>{children}</MeasuredPlot>
      )}
    </>
  );
}
