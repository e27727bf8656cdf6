import { deleteSampleData } from '@concordia/api-client';
import { AlertDialog } from '@concordia/ui/components/AlertDialog';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useToast } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { useProblemWords } from '@concordia/ui/widgets/shared/problems';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { sampleDataStrings } from '../../strings/generated/sampleData';

/** Says what goes and what stays, and empties the demo. */
export function RemoveSampleData({ onClose }: { onClose: () => void }) {
  const words = useStrings(sampleDataStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const remove = async () => {
    await deleteSampleData();
    // What is open may be gone: an address of a contact or conversation leads nowhere now.
    void navigate('/');
    await mutate(() => true, undefined, { revalidate: true });
    toast({ tone: 'success', title: words.removed, description: words.removedHelp });
  };
  return (
    <AlertDialog
      title={words.askTitle}
      confirmLabel={words.confirm}
      describeFailure={problemWords}
      onConfirm={remove}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="sm">
        <Text>{words.ask.goes}</Text>
        <Text>{words.ask.stays}</Text>
        <Text weight="semibold">{words.ask.undo}</Text>
      </Stack>
    </AlertDialog>
  );
}
