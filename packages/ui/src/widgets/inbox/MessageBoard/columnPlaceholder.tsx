import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { DescribeProblem } from '../../shared/problems';
import type { MessageList } from '../messages/useMessageList';
import type { MessageWords } from '../messages/words';
import { CardSkeleton } from './BoardSkeleton';
import * as styles from './MessageBoard.css';

/** What a column shows in place of cards: skeletons, the reason why there are none, or nothing to show in words. @param nothing those words. */
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
