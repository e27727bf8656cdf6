import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { DescribeProblem } from '../../shared/problems';
import type { MessageList } from '../messages/useMessageList';
import type { MessageWords } from '../messages/words';
import { CardSkeleton } from './BoardSkeleton';
import * as styles from './MessageBoard.css';

/** A column's content without cards: skeletons, an error, or a text. @param nothing the text for an empty column. */
export function columnPlaceholder(nothing: string, list: MessageList, words: MessageWords, describe: DescribeProblem) {
  if (!list.isReady && list.problem) {
    return (
      <div className={styles.placeholder}>
        <ErrorState size="compact" title={words.columnFailed} {...describe(list.problem)} onRetry={list.retry} />
      </div>
    );
  }
  if (!list.isReady) return <CardSkeleton />;
  if (list.items.length > 0) return undefined;
  return (
    <div className={styles.placeholder}>
      <EmptyState size="compact" title={nothing} />
    </div>
  );
}
