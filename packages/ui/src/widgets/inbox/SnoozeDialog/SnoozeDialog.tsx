import type { Snooze } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Checkbox } from '../../../components/Checkbox';
import { Dialog } from '../../../components/Dialog';
import { Divider } from '../../../components/Divider';
import { useNow } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import { useProblemWords } from '../../shared/problems';
import { SnoozePresets } from './SnoozePresets';

/** Loaded on demand: the day and time fields are larger than the rest, and most users choose a preset. */
const SnoozeTime = lazyWithPreload(async () => (await import('./SnoozeTime')).SnoozeTime);

export interface SnoozeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Snoozes the messages. The dialog waits for a returned promise and shows its error. */
  onSnooze: (snooze: Snooze) => void | Promise<unknown>;
}

/** Snooze presets, and a custom day and time, all in the user's time zone. */
export function SnoozeDialog({ isOpen, onClose, onSnooze }: SnoozeDialogProps) {
  const words = useStrings(triageStrings);
  if (!isOpen) return null;
  return (
    <Dialog title={words.snooze.title} size="small" isOpen onOpenChange={(stays) => !stays && onClose()}>
      <SnoozeForm onClose={onClose} onSnooze={onSnooze} />
    </Dialog>
  );
}

type Progress = { is: 'choosing' } | { is: 'pending'; until: number } | { is: 'refused'; why: string };

function SnoozeForm({ onClose, onSnooze }: Omit<SnoozeDialogProps, 'isOpen'>) {
  const { snooze: words } = useStrings(triageStrings);
  const problemWords = useProblemWords();
  const now = useNow();
  const [unlessReply, setUnlessReply] = useState(true);
  const [progress, setProgress] = useState<Progress>({ is: 'choosing' });
  const pendingUntil = progress.is === 'pending' ? progress.until : null;

  const choose = async (until: number) => {
    if (progress.is === 'pending') return;
    setProgress({ is: 'pending', until });
    try {
      await onSnooze({ until: new Date(until).toISOString(), unlessReply });
      onClose();
    } catch (refusal) {
      setProgress({ is: 'refused', why: problemWords(refusal) });
    }
  };
  return (
    <Stack gap="lg">
      <Checkbox isSelected={unlessReply} onChange={setUnlessReply} description={words.unlessReplyHelp}>
        {words.unlessReply}
      </Checkbox>
      <SnoozePresets now={now} pendingUntil={pendingUntil} onChoose={(until) => void choose(until)} />
      <Divider />
      <Suspense fallback={<SkeletonShape shape="block" height="7.0625rem" />}>
        <SnoozeTime now={now} isPending={progress.is === 'pending'} onChoose={(until) => void choose(until)} />
      </Suspense>
      <div role="alert">
        {progress.is === 'refused' && (
          <Text size="dense" tone="negative">
            {progress.why}
          </Text>
        )}
      </div>
    </Stack>
  );
}
