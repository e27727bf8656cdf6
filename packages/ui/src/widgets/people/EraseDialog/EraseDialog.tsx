import { type ContactDetail, type Erasure, useGetContact } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { useProblemWords } from '../../shared/problems';
import { EraseForm } from './EraseForm';
import { EraseReceipt } from './EraseReceipt';

export interface EraseDialogProps {
  /** Who is to be erased. */
  contactId: string;
  isOpen: boolean;
  /** Called when it closes: with whether there is nobody any more. */
  onClose: (isErased: boolean) => void;
}

/** Erases a person, once somebody has typed the name; then it shows the receipt. */
export function EraseDialog({ isOpen, contactId, onClose }: EraseDialogProps) {
  return isOpen ? <Open contactId={contactId} onClose={onClose} /> : null;
}

function Open({ contactId, onClose }: Omit<EraseDialogProps, 'isOpen'>) {
  const words = useStrings(peopleStrings);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  // Nobody is asked for anew: after the erasure there is nobody, and what is said here must stay.
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
      <Bone shape="block" height="8rem" />
      <Bone shape="block" height="2.5rem" />
    </Stack>
  );
}
