import type { MessageStatus } from '@concordia/api-client';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { messageStrings } from '../messages/strings';
import type { MessageList } from '../messages/useMessageList';
import { CardBones } from './BoardBones';
import * as styles from './MessageBoard.css';

/** What a column shows in place of cards: bones, the reason why there are none, or nothing to show in words. */
export function columnPlaceholder(status: MessageStatus, list: MessageList) {
  if (!list.isReady && list.problem) {
    return (
      <div className={styles.placeholder}>
        <ErrorState
          size="compact"
          title={messageStrings.columnFailed}
          detail={list.problem.message}
          onRetry={list.retry}
        />
      </div>
    );
  }
  if (!list.isReady) return <CardBones />;
  if (list.items.length > 0) return undefined;
  return (
    <div className={styles.placeholder}>
      <EmptyState size="compact" title={messageStrings.emptyColumn[status]} />
    </div>
  );
}
