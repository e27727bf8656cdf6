import { deleteSampleData } from '@concordia/api-client';
import { AlertDialog } from '@concordia/ui/components/AlertDialog';
import { Button } from '@concordia/ui/components/Button';
import { Divider } from '@concordia/ui/components/Divider';
import { Link } from '@concordia/ui/components/Link';
import { Popover } from '@concordia/ui/components/Popover';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useToast } from '@concordia/ui/components/Toast';
import { useStrings } from '@concordia/ui/locale';
import { useProblemWords } from '@concordia/ui/widgets/shared/problems';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { sampleDataStrings } from '../../strings/generated/sampleData';

interface SampleDataPopoverProps {
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

const tries = { reply: '/', today: '/today', people: '/intelligence', deals: '/deals' } as const;

const TRIES = ['reply', 'today', 'people', 'deals'] as const satisfies readonly (keyof typeof tries)[];

/** What a demo is, what to try in it, and the way out. */
export function SampleDataPopover({ triggerRef, onClose }: SampleDataPopoverProps) {
  const words = useStrings(sampleDataStrings);
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <RemoveDialog onClose={onClose} />;
  return (
    <Popover
      aria-label={words.title}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="md" width="form">
        <Text weight="semibold">{words.title}</Text>
        <Text tone="muted">{words.about}</Text>
        <Stack gap="xs">
          <Text size="caption" tone="muted">
            {words.tryTitle}
          </Text>
          <Stack as="ul" gap="xs">
            {TRIES.map((one) => (
              <li key={one}>
                <Link href={tries[one]} isStandalone onPress={onClose}>
                  {words.try[one]}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
        <Divider />
        <Stack gap="xs" align="start">
          <Button onPress={() => setAsking(true)}>{words.leave}</Button>
          <Text size="caption" tone="muted">
            {words.leaveHelp}
          </Text>
        </Stack>
      </Stack>
    </Popover>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
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
