import { useRef } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { offlineChangesStrings } from '../../../strings/generated/offlineChanges';
import type { HeldChange } from './keptChanges';
import { useHeldWords } from './useHeldWords';

export interface HeldChangesProps {
  /** Changes that were not made, oldest first. */
  changes: readonly HeldChange[];
  /** `theirs` drops the change, `mine` makes it after all. */
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  onClose: () => void;
}

/** What was not changed because somebody else was faster, because it is gone, or because the server refused. */
export function HeldChanges({ changes, onResolve, onClose }: HeldChangesProps) {
  const words = useStrings(offlineChangesStrings);
  const place = useRef<HTMLDivElement>(null);
  const resolve: HeldChangesProps['onResolve'] = (id, choice) => {
    // The pressed button is about to go, and the keys must stay in the dialog.
    place.current?.focus();
    onResolve(id, choice);
  };
  return (
    <Dialog title={words.title} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div ref={place} tabIndex={-1}>
        {changes.length === 0 && <Text tone="muted">{words.none}</Text>}
        <Stack as="ul" gap="lg">
          {changes.map((change) => (
            <HeldRow key={change.item.id} held={change} onResolve={(choice) => resolve(change.item.id, choice)} />
          ))}
        </Stack>
      </div>
    </Dialog>
  );
}

interface HeldRowProps {
  held: HeldChange;
  onResolve: (choice: 'mine' | 'theirs') => void;
}

function HeldRow({ held, onResolve }: HeldRowProps) {
  const words = useStrings(offlineChangesStrings);
  const { about, happened, mine } = useHeldWords(held);
  return (
    <li>
      <Stack gap="xs">
        <Text weight="semibold" maxLines={2} dir="auto">
          {about}
        </Text>
        {happened.map((sentence) => (
          <Text key={sentence} size="dense">
            {sentence}
          </Text>
        ))}
        <Text size="dense" tone="muted">
          {mine}
        </Text>
        <Inline gap="xs">
          {held.problem.kind === 'conflict' ? (
            <>
              <Button size="small" onPress={() => onResolve('theirs')}>
                {words.keepTheirs}
              </Button>
              <Button size="small" onPress={() => onResolve('mine')}>
                {words.applyMine}
              </Button>
            </>
          ) : (
            <Button size="small" onPress={() => onResolve('theirs')}>
              {words.dismiss}
            </Button>
          )}
        </Inline>
      </Stack>
    </li>
  );
}
