import { type Contact, putContactPicture, removeContactPicture } from '@concordia/api-client';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { PickButton } from '../../../components/FileTrigger';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { contactPictureStrings } from '../../../strings/generated/contactPicture';
import { useRefreshMessages } from '../../inbox/messages';
import { useProblemWords } from '../../shared/problems';
import { useRereadPeople } from '../changes/useRereadPeople';
import { squarePicture } from './squarePicture';

export interface PictureDialogProps {
  contact: Pick<Contact, 'id' | 'name' | 'pictureUrl'>;
  isOpen: boolean;
  onClose: () => void;
}

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Sets or removes the picture of a contact. */
export function PictureDialog({ contact, isOpen, onClose }: PictureDialogProps) {
  const words = useStrings(contactPictureStrings);
  const { name, pictureUrl } = contact;
  const { isPending, problem, put, remove } = usePicture(contact.id, onClose);
  return (
    <Dialog title={words.title({ name })} isOpen={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <Stack gap="lg">
        <Inline gap="lg" isWrapping={false}>
          <Avatar name={name} picture={pictureUrl} size="large" />
          <Text size="dense" tone="muted">
            {words.help}
          </Text>
        </Inline>
        <Text size="dense" tone="muted">
          {words.ours}
        </Text>
        {problem !== null && <ErrorState size="compact" title={words.failed} description={problem} />}
        <Inline gap="sm">
          <PickButton tone="primary" accept={ACCEPTED} isDisabled={isPending} onFiles={([file]) => file && put(file)}>
            {pictureUrl === undefined ? words.choose : words.replace}
          </PickButton>
          {pictureUrl !== undefined && (
            <Button icon="trash" isDisabled={isPending} onPress={remove}>
              {words.remove}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
}

function usePicture(contactId: string, onDone: () => void) {
  const words = useStrings(contactPictureStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadPeople();
  const refreshMessages = useRefreshMessages();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(action: () => Promise<unknown>, title: string): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      await action();
      toast({ title });
      void reread();
      void refreshMessages();
      onDone();
    } catch (failure) {
      setProblem(problemWords(failure));
    } finally {
      setPending(false);
    }
  }

  async function put(file: File): Promise<void> {
    const picture = await squarePicture(file);
    if (picture === null) setProblem(words.unreadable);
    else await run(() => putContactPicture(contactId, picture), words.saved);
  }

  return {
    isPending,
    problem,
    put: (file: File) => void put(file),
    remove: () => void run(() => removeContactPicture(contactId), words.removed),
  };
}
