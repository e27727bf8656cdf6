import type { MessageDetail } from '@concordia/api-client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';

const StrangerDialog = lazy(() =>
  import('../../people/StrangerDialog').then((module) => ({ default: module.StrangerDialog })),
);

const MergeDialog = lazy(() => import('../../people/MergeDialog').then((module) => ({ default: module.MergeDialog })));

interface PersonIdentityProps {
  message: Pick<MessageDetail, 'contact' | 'conversationId'>;
}

/** Says who the sender is: gives a conversation without a contact to one, or merges its contact with another. */
export function PersonIdentity({ message: { contact, conversationId } }: PersonIdentityProps) {
  const words = useStrings(strangerStrings);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Inline>
      <Button
        size="small"
        tone={contact === null ? 'primary' : 'quiet'}
        icon={contact === null ? 'plus' : 'user'}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {contact === null ? words.add : words.samePerson}
      </Button>
      {isOpen && (
        <Suspense>
          {contact === null ? (
            <StrangerDialog conversationId={conversationId} onClose={close} />
          ) : (
            <MergeDialog keepId={contact.id} isOpen onClose={close} />
          )}
        </Suspense>
      )}
    </Inline>
  );
}
