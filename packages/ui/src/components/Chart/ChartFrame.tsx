import { type ReactNode, useId, useState } from 'react';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { text } from '../../theme';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import * as styles from './ChartFrame.css';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';
import { MeasuredPlot } from './MeasuredPlot';
import { Patterns } from './Patterns';
import type { Mark } from './Swatch';
import type { Box } from './types';
import type { ChartData } from './useChartData';

/** What every chart has around its drawing. */
export interface ChartFrameProps {
  /** What is shown, with its unit where that is not plain: "Messages a week". */
  title: string;
  /**
   * Where the title stands in the outline of the page.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Keeps the title for who listens, where a heading nearby says the same already.
   *
   * @default false
   */
  isTitleHidden?: boolean;
  /**
   * Shows the finding, which otherwise only who listens gets, as a sentence under the title.
   *
   * @default false
   */
  isSummaryShown?: boolean;
  /**
   * What is said in place of the drawing when nothing was measured.
   *
   * @default 'No values to show yet'
   */
  empty?: string;
}

interface FrameProps extends ChartFrameProps {
  data: ChartData;
  mark: Mark;
  /** Height of the plot in rem. */
  blockRem: number;
  /**
   * Names the series above the plot where there are several.
   *
   * @default true
   */
  hasLegend?: boolean;
  /** What stands beside the plot, which is then as wide as it is high. */
  aside?: ReactNode;
  /**
   * How many different looks there are.
   *
   * @default the number of series
   */
  looks?: number;
  /** Draws into the measured plot. */
  children: (box: Box) => ReactNode;
}

/** Title, finding, legend, and the way to the same values as a table. */
export function ChartFrame({
  title,
  headingLevel = 3,
  isTitleHidden = false,
  isSummaryShown = false,
  empty,
  data,
  mark,
  blockRem,
  hasLegend = true,
  aside,
  looks,
  children,
}: FrameProps) {
  const words = useStrings(chartStrings);
  const titleId = useId();
  const summaryId = useId();
  const [isTable, setIsTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isEmpty = data.summary === '';
  const names = data.series.map(({ name }) => name);
  return (
    <figure className={styles.root} aria-labelledby={titleId} aria-describedby={isEmpty ? undefined : summaryId}>
      <figcaption className={styles.caption}>
        <Heading
          id={titleId}
          className={isTitleHidden ? styles.hidden : `${text({ style: 'heading' })} ${styles.title}`}
        >
          {title}
        </Heading>
        {!isEmpty && (
          <span className={styles.toggle}>
            <Button size="small" tone="quiet" onPress={() => setIsTable(!isTable)}>
              {isTable ? words.showChart : words.showTable}
            </Button>
          </span>
        )}
      </figcaption>
      {!isEmpty && (
        <p id={summaryId} dir="auto" className={isSummaryShown ? styles.summary : styles.hidden}>
          {data.summary}
        </p>
      )}
      {isEmpty && <EmptyState size="compact" title={empty ?? words.empty} />}
      {!isEmpty && isTable && <ChartTable data={data} labelledBy={titleId} />}
      {!isEmpty && !isTable && (
        <>
          {mark === 'area' && <Patterns chart={data.id} count={looks ?? names.length} />}
          {hasLegend && names.length > 1 && <Legend mark={mark} chart={data.id} names={names} />}
          {aside ? (
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
      )}
    </figure>
  );
}
