import { ErrorState } from '../../../../components/ErrorState';
import { useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import type { MessageList } from '../../../inbox/messages/useMessageList';
import { useProblem } from '../../problems';
import * as styles from './MoreFailed.css';

/** Shown below a list whose last request failed: the list stays, but may be incomplete or outdated. */
export function MoreFailed({ list }: { list: MessageList }) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  if (!list.isReady || !list.problem) return null;
  return (
    <div className={styles.notice}>
      <ErrorState
        size="compact"
        title={words.moreFailed}
        {...describe(list.problem)}
        onRetry={list.retry}
        isRetrying={list.isReading}
      />
    </div>
  );
}
