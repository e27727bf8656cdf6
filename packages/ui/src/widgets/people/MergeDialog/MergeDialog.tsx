import { type ContactMerge, useGetContact } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { ContactPicker } from '../../delivery/OutreachDialog/ContactPicker';
import { MergeBody } from './MergeBody';

export interface MergeDialogProps {
  /** The contact to keep; the user can swap them. */
  keepId: string;
  /** The contact to merge into it. If absent, the dialog asks for it. */
  otherId?: string;
  isOpen: boolean;
  onClose: () => void;
  onMerged?: (merge: ContactMerge) => void;
}

/** Merges two contacts after a preview. A toast offers undo. */
export function MergeDialog({ isOpen, ...props }: MergeDialogProps) {
  const words = useStrings(peopleStrings);
  if (!isOpen) return null;
  return (
    <Dialog title={words.mergeTitle} isOpen isDismissable={false} onOpenChange={(stays) => !stays && props.onClose()}>
      <Merging {...props} />
    </Dialog>
  );
}

function Merging({ keepId, otherId, onClose, onMerged }: Omit<MergeDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(otherId ?? null);
  const done = (merge: ContactMerge) => {
    onClose();
    onMerged?.(merge);
  };
  return (
    <Stack gap="lg">
      {otherId === undefined && <Whom keepId={keepId} onChoose={setChosen} />}
      {chosen !== null && (
        <MergeBody key={chosen} keepId={keepId} otherId={chosen} onCancel={onClose} onMerged={done} />
      )}
    </Stack>
  );
}

function Whom({ keepId, onChoose }: { keepId: string; onChoose: (contactId: string | null) => void }) {
  const words = useStrings(peopleStrings);
  const { data } = useGetContact(keepId);
  return (
    <Stack gap="sm">
      {data !== undefined && <Text dir="auto">{words.mergeWhom({ name: data.name })}</Text>}
      <ContactPicker exceptId={keepId} onChange={(contact) => onChoose(contact?.id ?? null)} />
    </Stack>
  );
}
