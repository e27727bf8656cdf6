import type { Channel, MessageMeter as Meter } from '@concordia/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import * as styles from './Composer.css';
import type { DraftStatus } from './draftKeeper';
import { MessageMeter } from './MessageMeter';
import { SendLater } from './SendLater';

export interface ReplyFootProps {
  channel: Channel;
  text: string;
  meter: Meter;
  status: DraftStatus;
  start: ReactNode;
  /** Whether the reply is publicly visible. */
  isPublic: boolean;
  isSending: boolean;
  canSend: boolean;
  onSend: () => void;
  /** `null` if it cannot be scheduled. */
  onSendLater: ((at: number) => void) | null;
  /** Sends it now, and opens the next conversation; `null` if it cannot. */
  onSendNext: (() => void) | null;
}

export function ReplyFoot(props: ReplyFootProps) {
  const { channel, text, meter, status, start, isPublic, isSending, canSend, onSend, onSendLater, onSendNext } = props;
  const words = useStrings(composerStrings);
  const said = status === 'kept' || status === 'conflict' || text === '' ? null : words.draft[status];
  return (
    <>
      <div className={styles.facts}>
        <MessageMeter channel={channel} meter={meter} />
        {said && (
          <Text as="span" size="caption" tone={status === 'failed' ? 'negative' : 'muted'}>
            {said}
          </Text>
        )}
      </div>
      <div className={styles.foot}>
        {start}
        <Inline gap="xs">
          {isPublic && (
            <span className={styles.everyone}>
              <Icon name="users" size="small" />
              {words.everyone}
            </span>
          )}
          <SendLater isDisabled={onSendLater === null} onSend={(at) => onSendLater?.(at)} onNext={onSendNext} />
          <Button size="small" tone="primary" icon="send" isDisabled={!canSend} isPending={isSending} onPress={onSend}>
            {words.send}
          </Button>
        </Inline>
      </div>
    </>
  );
}
