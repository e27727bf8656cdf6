import { lazy, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStrings } from '../../locale';
import { chartStrings } from '../../strings/chart';
import { text } from '../../theme';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Bone, SkeletonText, useIsSkeleton } from '../Skeleton';
import { ChartCanvas, type ChartCanvasProps } from './ChartCanvas';
import * as styles from './ChartFrame.css';
import { ChartTable } from './ChartTable';

/** A menu is heavy, and most charts have none. */
const Downloads = lazy(() => import('./Downloads').then((module) => ({ default: module.Downloads })));

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
  /** Offers its values as CSV and its picture as PNG, in files of this name, which has no ending. */
  fileName?: string;
  /**
   * What is said in place of the drawing when nothing was measured.
   *
   * @default 'No values to show yet'
   */
  empty?: string;
}

interface FrameProps extends ChartFrameProps, ChartCanvasProps {}

/** Title, finding, legend, and the way to the same values as a table. */
export function ChartFrame({
  title,
  headingLevel = 3,
  isTitleHidden = false,
  isSummaryShown = false,
  fileName,
  empty,
  ...drawing
}: FrameProps) {
  const { data } = drawing;
  const isSkeleton = useIsSkeleton();
  const words = useStrings(chartStrings);
  const titleId = useId();
  const summaryId = useId();
  const figure = useRef<HTMLElement>(null);
  const [isTable, setIsTable] = useState(false);
  /** The figure with its drawing in it, whatever is looked at. */
  const drawn = () => {
    flushSync(() => setIsTable(false));
    return figure.current;
  };
  const Heading = `h${headingLevel}` as const;
  const isEmpty = data.summary === '';
  return (
    <figure
      ref={figure}
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
            {fileName !== undefined && !isSkeleton && (
              <Suspense>
                <Downloads title={title} fileName={fileName} data={data} drawn={drawn} />
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
      {isSkeleton && <Bone shape="block" height={`${drawing.blockRem}rem`} />}
    </figure>
  );
}
