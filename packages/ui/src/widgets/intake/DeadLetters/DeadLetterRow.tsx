import { type DeadLetter, dismissDeadLetter, retryDeadLetter } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { deadLetterStrings } from '../../../strings/generated/deadLetter';
import { SetupRow, useAction } from '../../channels/setup';
import { useProblemWords } from '../../shared/problems';

interface DeadLetterRowProps {
  letter: DeadLetter;
  onChange: () => Promise<void>;
}

export function DeadLetterRow({ letter, onChange }: DeadLetterRowProps) {
  const words = useStrings(deadLetterStrings);
  const { channel, direction, at, reason, provider, providerCode, excerpt } = letter;
  const origin = [provider, providerCode].filter((part) => part !== null).join(' · ');
  return (
    <li>
      <SetupRow end={<Actions letter={letter} onChange={onChange} />}>
        <Stack gap="xs">
          <Inline gap="sm">
            {channel !== null && <ChannelMark channel={channel} showsName />}
            <Badge>{words.direction[direction]}</Badge>
            <Text as="span" size="caption" tone="muted">
              <RelativeTime instant={at} />
            </Text>
          </Inline>
          <Text size="dense" tone="negative">
            {reason}
          </Text>
          <Text size="dense" dir="auto" maxLines={2}>
            {excerpt}
          </Text>
          {origin !== '' && (
            <Text size="caption" tone="muted">
              {origin}
            </Text>
          )}
        </Stack>
      </SetupRow>
    </li>
  );
}

function Actions({ letter, onChange }: DeadLetterRowProps) {
  const words = useStrings(deadLetterStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const action = useAction();
  const [isRetrying, setRetrying] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await action(async () => {
      await retryDeadLetter(letter.id);
      toast({ tone: 'success', title: words.retried });
    }, words.retryFailed);
    await onChange();
    setRetrying(false);
  };
  const dismiss = async () => {
    await dismissDeadLetter(letter.id);
    toast({ title: words.dismissed });
    await onChange();
  };
  return (
    <Inline gap="xs">
      <Button size="small" icon="refresh" isPending={isRetrying} onPress={() => void retry()}>
        {words.retry}
      </Button>
      <Button size="small" tone="quiet" onPress={() => setAsking(true)}>
        {words.dismiss}
      </Button>
      {isAsking && (
        <AlertDialog
          title={words.askDismiss}
          confirmLabel={words.dismiss}
          describeFailure={problemWords}
          onConfirm={dismiss}
          isOpen
          onOpenChange={setAsking}
        >
          {words.askDismissHelp[letter.direction]}
        </AlertDialog>
      )}
    </Inline>
  );
}
