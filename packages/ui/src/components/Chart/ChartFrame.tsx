import { lazy, type Ref, Suspense, useId, useState } from 'react';
import { useObjectRef } from 'react-aria';
import { flushSync } from 'react-dom';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { text } from '../../theme';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { SkeletonShape, SkeletonText, useIsSkeleton } from '../Skeleton';
import { ChartCanvas, type ChartCanvasProps } from './ChartCanvas';
import * as styles from './ChartFrame.css';
import { ChartTable } from './ChartTable';
import { fileNameOf } from './fileNameOf';

/** Loaded on demand: the menu and the painter are heavy, and a chart is read before it is taken away. */
const Downloads = lazy(() => import('./Downloads').then((module) => ({ default: module.Downloads })));

export interface ChartFrameProps {
  /** What is shown, with its unit if it is not obvious: "Messages per week". */
  title: string;
  /** Heading level in the page outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Hides the title visually, where a nearby heading says the same. @default false */
  isTitleHidden?: boolean;
  /** Shows the summary as a sentence under the title; otherwise only screen readers get it. @default false */
  isSummaryShown?: boolean;
  /** Name of the CSV and PNG files, without extension. @default the title */
  fileName?: string;
  /** Shown instead of the chart when nothing was measured. @default 'No values to show yet' */
  empty?: string;
  ref?: Ref<HTMLElement>;
}

interface FrameProps extends ChartFrameProps, ChartCanvasProps {}

/** Title, summary, legend, and a switch to the same values as a table. */
export function ChartFrame({
  title,
  headingLevel = 3,
  isTitleHidden = false,
  isSummaryShown = false,
  fileName,
  empty,
  ref,
  ...drawing
}: FrameProps) {
  const { data } = drawing;
  const isSkeleton = useIsSkeleton();
  const words = useStrings(chartStrings);
  const titleId = useId();
  const summaryId = useId();
  const figureRef = useObjectRef(ref);
  const [isTable, setIsTable] = useState(false);
  /** Queried on each call, so that it includes the current rendering. */
  const drawn = () => {
    flushSync(() => setIsTable(false));
    return figureRef.current;
  };
  const Heading = `h${headingLevel}` as const;
  const isEmpty = data.summary === '';
  return (
    <figure
      ref={figureRef}
      className={styles.root}
      aria-labelledby={titleId}
      aria-describedby={isEmpty ? undefined : summaryId}
    >
      <figcaption className={styles.caption}>
        <Heading
          id={titleId}
          className={isTitleHidden ? styles.hidden : `${text({ style: 'heading' })} ${styles.title}`}
        >
          <SkeletonText>{title}</SkeletonText>
        </Heading>
        {!isEmpty && (
          <span className={styles.toggle}>
            <Button size="small" tone="quiet" onPress={() => setIsTable(!isTable)}>
              {isTable ? words.showChart : words.showTable}
            </Button>
            {!isSkeleton && (
              <Suspense fallback={<span data-coming className={styles.downloadsToCome} />}>
                <Downloads title={title} fileName={fileName ?? fileNameOf(title)} data={data} drawn={drawn} />
              </Suspense>
            )}
          </span>
        )}
      </figcaption>
      {!isEmpty && (
        <p id={summaryId} dir="auto" className={isSummaryShown ? styles.summary : styles.hidden}>
          <SkeletonText>{data.summary}</SkeletonText>
        </p>
      )}
      {isEmpty && !isSkeleton && <EmptyState size="compact" title={empty ?? words.empty} />}
      {!isEmpty && isTable && !isSkeleton && <ChartTable data={data} labelledBy={titleId} />}
      {!isEmpty && !isTable && !isSkeleton && <ChartCanvas {...drawing} />}
      {isSkeleton && <SkeletonShape shape="block" height={`${drawing.blockRem}rem`} />}
    </figure>
  );
}
