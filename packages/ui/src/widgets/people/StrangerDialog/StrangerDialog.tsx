import { useListContactCandidates } from '@concordia/api-client';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { LikelyContacts } from './LikelyContacts';
import { NewContact } from './NewContact';
import { OtherContact } from './OtherContact';
import { Refusal } from './Refusal';
import { useGive } from './useGive';

export interface StrangerDialogProps {
  /** A conversation without a contact. */
  conversationId: string;
  onClose: () => void;
}

/** Gives a conversation without a contact to one: a likely one, any other, or a new one. A toast offers undo. */
export function StrangerDialog({ conversationId, onClose }: StrangerDialogProps) {
  const words = useStrings(strangerStrings);
  return (
    <Dialog title={words.add} isOpen onOpenChange={(stays) => !stays && onClose()}>
      <Choice conversationId={conversationId} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ conversationId, onClose }: StrangerDialogProps) {
  const words = useStrings(strangerStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useListContactCandidates(conversationId);
  const { give, isPending, problem } = useGive(conversationId, onClose);
  if (data === undefined) {
    if (error === undefined) return <SkeletonShape shape="block" height="16rem" />;
    return (
      <ErrorState
        size="compact"
        title={words.failed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  const giveTo = (contactId: string) => void give({ contactId });
  return (
    <Stack gap="lg">
      <LikelyContacts stranger={data} isPending={isPending} onChoose={giveTo} />
      <OtherContact isPending={isPending} onChoose={giveTo} />
      <NewContact name={data.name} isPending={isPending} onCreate={(name) => void give({ name })} />
      {problem !== null && <Refusal problem={problem} onChoose={giveTo} />}
    </Stack>
  );
}
