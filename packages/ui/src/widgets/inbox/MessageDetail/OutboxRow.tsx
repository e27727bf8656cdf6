import { type OutboxEntry, rescheduleOutboxEntry, sendOutboxEntryNow } from '@concordia/api-client';
import { SECOND, UNDO_SEND } from '@concordia/domain';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { useProblemWords } from '../../shared/problems';
import { SendTimeDialog } from '../Composer/sendTimeDialogLazy';
import { useTakeBack } from '../Composer/takeBack';
import { useMoment } from '../Composer/useMoment';
import * as styles from './OutboxRow.css';

export interface OutboxRowProps {
  entry: OutboxEntry;
  conversationId: string;
  onChange: () => Promise<void>;
}

export function OutboxRow({ entry, conversationId, onChange }: OutboxRowProps) {
  const words = useStrings(composerStrings);
  const takeBack = useTakeBack();
  const [isChoosing, setChoosing] = useState(false);
  const { isBusy, attempt } = useAttempt(onChange);
  const isHeld = entry.state === 'queued' || entry.state === 'scheduled';
  const back = () => attempt(() => takeBack(entry, conversationId), words.cancelled);
  return (
    <div className={styles.row}>
      <Inline gap="sm">
        <ChannelMark channel={entry.channel} />
        <Text as="span" size="dense" weight="medium" tone={entry.state === 'failed' ? 'negative' : 'inherit'}>
          {useStateWords(entry)}
        </Text>
      </Inline>
      <Text size="dense" tone="muted" maxLines={2} dir="auto">
        {entry.content}
      </Text>
      {entry.attachments.length > 0 && (
        <Text size="caption" tone="muted" maxLines={1} dir="auto">
          {entry.attachments.map(({ fileName }) => fileName).join(', ')}
        </Text>
      )}
      {entry.failure && <Text size="dense">{entry.failure.message}</Text>}
      <Inline gap="xs">
        {entry.state === 'queued' && (
          <Button size="small" icon="undo" isPending={isBusy} onPress={back}>
            {words.undo}
          </Button>
        )}
        {entry.state === 'scheduled' && (
          <Button
            size="small"
            onHoverStart={() => void SendTimeDialog.preload()}
            onFocus={() => void SendTimeDialog.preload()}
            onPress={() => setChoosing(true)}
          >
            {words.edit}
          </Button>
        )}
        {(entry.state === 'scheduled' || entry.state === 'failed') && (
          <>
            <Button size="small" isPending={isBusy} onPress={() => attempt(() => sendOutboxEntryNow(entry.id))}>
              {words.sendNow}
            </Button>
            <Button size="small" tone="quiet" onPress={back}>
              {words.cancelEntry}
            </Button>
          </>
        )}
      </Inline>
      {isChoosing && isHeld && (
        <Suspense>
          <SendTimeDialog
            initial={Date.parse(entry.sendAt)}
            onClose={() => setChoosing(false)}
            onChoose={(at) => attempt(() => rescheduleOutboxEntry(entry.id, { sendAt: new Date(at).toISOString() }))}
          />
        </Suspense>
      )}
    </div>
  );
}

function useStateWords({ state, sendAt }: OutboxEntry): string {
  const { entry } = useStrings(composerStrings);
  const moment = useMoment();
  const left = Math.ceil((Date.parse(sendAt) - useNow()) / SECOND);
  if (state === 'scheduled') return entry.scheduled({ time: moment(Date.parse(sendAt)) });
  if (state === 'queued') return entry.queued({ seconds: Math.min(Math.max(left, 1), UNDO_SEND / SECOND) });
  return state === 'failed' ? entry.failed : entry.sending;
}

/** Runs one action on the entry at a time and shows its error. */
function useAttempt(onChange: () => Promise<void>) {
  const words = useStrings(composerStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>, said: string | null) {
    setBusy(true);
    try {
      await work();
      if (said !== null) toast({ title: said });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.entryFailed, description: problemWords(problem) });
    }
    setBusy(false);
    await onChange();
  }
  return {
    isBusy,
    attempt: (work: () => Promise<unknown>, said: string | null = null) => void run(work, said),
  };
}
