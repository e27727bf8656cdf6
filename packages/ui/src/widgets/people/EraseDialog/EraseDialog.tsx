import { type ContactDetail, type Erasure, useGetContact } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { useProblemWords } from '../../shared/problems';
import { EraseForm } from './EraseForm';
import { EraseReceipt } from './EraseReceipt';

export interface EraseDialogProps {
  contactId: string;
  isOpen: boolean;
  /** @param isErased whether the contact was erased. */
  onClose: (isErased: boolean) => void;
}

/** Erases a contact after the user types the name, then shows the receipt. */
export function EraseDialog({ isOpen, contactId, onClose }: EraseDialogProps) {
  return isOpen ? <Open contactId={contactId} onClose={onClose} /> : null;
}

function Open({ contactId, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const words = useStrings(peopleStrings);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  // Stops revalidating after the erasure: the contact is gone, and the receipt must stay.
  const { data, error, mutate, isValidating } = useGetContact(contactId, { swr: { enabled: erasure === null } });
  const [contact, setContact] = useState<ContactDetail | null>(null);
  if (contact === null && data !== undefined) setContact(data);
  const close = () => onClose(erasure !== null);
  return (
    <Dialog
      title={titleOf()}
      role={erasure === null ? 'alertdialog' : 'dialog'}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && close()}
    >
      {erasure === null ? (
        <Asking
          contact={contact}
          problem={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
          onErased={setErasure}
          onCancel={close}
        />
      ) : (
        <EraseReceipt erasure={erasure} onClose={close} />
      )}
    </Dialog>
  );

  function titleOf(): string {
    if (erasure !== null) return words.receiptTitle;
    return contact === null ? words.erase : words.eraseTitle({ name: contact.name });
  }
}

interface AskingProps {
  contact: ContactDetail | null;
  problem: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  onErased: (erasure: Erasure) => void;
  onCancel: () => void;
}

function Asking({ contact, problem, onRetry, isRetrying, onErased, onCancel }: AskingProps) {
  const words = useStrings(contactStrings);
  const problemWords = useProblemWords();
  if (contact !== null) return <EraseForm contact={contact} onErased={onErased} onCancel={onCancel} />;
  if (problem !== undefined) {
    const description = problemWords(problem);
    return (
      <ErrorState
        size="compact"
        title={words.contactFailed}
        description={description}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <Stack gap="lg">
      <SkeletonShape shape="block" height="8rem" />
      <SkeletonShape shape="block" height="2.5rem" />
    </Stack>
  );
}
