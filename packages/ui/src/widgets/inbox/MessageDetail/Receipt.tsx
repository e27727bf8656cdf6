import { type Delivery, type Message, retryMessage } from '@concordia/api-client';
import type { Receipt as ReceiptName } from '@concordia/domain';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { useProblemWords } from '../../shared/problems';
import { useRefreshMessages } from '../messages';
import * as styles from './Receipt.css';

const tones = {
  queued: 'neutral',
  sent: 'neutral',
  delivered: 'positive',
  read: 'positive',
  failed: 'negative',
} as const satisfies Record<ReceiptName, string>;

export function ReceiptBadge({ receipt }: { receipt: ReceiptName }) {
  const words = useStrings(threadStrings);
  return <Badge tone={tones[receipt]}>{words.receipt[receipt]}</Badge>;
}

export interface FailureProps {
  message: Message;
  delivery: Delivery | null;
}

export function Failure({ message, delivery }: FailureProps) {
  const words = useStrings(threadStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const refresh = useRefreshMessages();
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    try {
      await retryMessage(message.id);
      toast({ title: words.retried });
      await refresh();
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notRetried, description: problemWords(problem) });
    } finally {
      setRetrying(false);
    }
  }

  return (
    <div className={styles.failure}>
      <Icon name="circle-alert" size="small" />
      <div>
        <Text size="dense">{delivery?.failure?.message ?? words.receipt.failed}</Text>
        {delivery !== null && delivery.attempts > 1 && (
          <Text size="caption" tone="muted">
            {words.attempts({ attempts: delivery.attempts })}
          </Text>
        )}
      </div>
      <Button size="small" icon="refresh" isPending={isRetrying} onPress={() => void retry()}>
        {words.retry}
      </Button>
    </div>
  );
}
