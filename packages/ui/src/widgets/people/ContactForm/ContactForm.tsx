import { useGetContact } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ContactFormBody, type ContactFormBodyProps } from './ContactFormBody';

export interface ContactFormProps extends Pick<ContactFormBodyProps, 'onOpenContact' | 'onMerge'> {
  /** The contact to edit. Without it the form creates one. */
  contactId?: string;
  isOpen: boolean;
  onClose: () => void;
  onSaved?: (contactId: string) => void;
}

/** Creates or edits a contact. Asks before discarding input. */
export function ContactForm({ isOpen, ...props }: ContactFormProps) {
  return isOpen ? <OpenForm {...props} /> : null;
}

function OpenForm({ contactId, onClose, onSaved, onOpenContact, onMerge }: Omit<ContactFormProps, 'isOpen'>) {
  const words = useStrings(peopleStrings);
  const [isEdited, setEdited] = useState(false);
  /** Runs once the user agrees to discard the input. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const leaveTo = (next: () => void) => (isEdited ? setAsked(() => next) : next());
  const leave = () => leaveTo(onClose);
  const body = {
    onEdit: () => setEdited(true),
    onCancel: leave,
    onSaved: (id: string) => {
      onClose();
      onSaved?.(id);
    },
    onOpenContact: (id: string) => leaveTo(() => onOpenContact(id)),
    ...(onMerge && { onMerge }),
  };
  return (
    <>
      <Dialog
        title={contactId === undefined ? words.create : words.editTitle}
        isOpen
        isDismissable={false}
        onOpenChange={(stays) => !stays && leave()}
      >
        {contactId === undefined ? (
          <ContactFormBody contact={null} {...body} />
        ) : (
          <Known contactId={contactId} {...body} />
        )}
      </Dialog>
      <AlertDialog
        title={words.discard}
        confirmLabel={words.discardIt}
        cancelLabel={words.keepEditing}
        isOpen={asked !== null}
        onOpenChange={(stays) => !stays && setAsked(null)}
        onConfirm={() => asked?.()}
      >
        {words.discardHelp}
      </AlertDialog>
    </>
  );
}

/** Loads the contact before the form opens. */
function Known({ contactId, ...body }: { contactId: string } & Omit<ContactFormBodyProps, 'contact'>) {
  const words = useStrings(contactStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useGetContact(contactId);
  if (data !== undefined) return <ContactFormBody contact={data} {...body} />;
  if (error !== undefined) {
    return (
      <ErrorState
        size="compact"
        title={words.contactFailed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  return (
    <Stack gap="lg">
      <SkeletonShape shape="block" height="2.5rem" />
      <SkeletonShape shape="block" height="2.5rem" />
      <SkeletonShape shape="block" height="2.5rem" />
      <SkeletonShape shape="block" height="5rem" />
    </Stack>
  );
}
