import type { Contact } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { Divider } from '../../../components/Divider';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { ContactPicker } from './lazy';
import { channelsOf } from './OutreachDialog';
import { OutreachForm } from './OutreachForm';

export interface ComposeDialogProps {
  /** Which button opened it; changes only the title. @default 'compose' */
  kind?: 'compose' | 'outreach';
  /** Preselected for contacts who are reachable on it. @default none */
  channel?: Channel | null;
  isOpen: boolean;
  onClose: () => void;
}

/** A message without a given contact: pick the contact, then write and choose channels. */
export function ComposeDialog({ kind = 'compose', channel = null, isOpen, onClose }: ComposeDialogProps) {
  const words = useStrings(outreachStrings);
  if (!isOpen) return null;
  return (
    <Dialog
      title={kind === 'compose' ? words.composeTitle : words.title}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <ComposeBody channel={channel} onClose={onClose} />
    </Dialog>
  );
}

function ComposeBody({ channel, onClose }: { channel: Channel | null; onClose: () => void }) {
  const words = useStrings(outreachStrings);
  const [contact, setContact] = useState<Contact | null>(null);
  return (
    <Stack gap="lg">
      <Suspense fallback={<SkeletonShape shape="block" height="3.75rem" />}>
        <ContactPicker onChange={setContact} />
      </Suspense>
      <Divider />
      {contact === null ? (
        <Text tone="muted">{words.chooseContact}</Text>
      ) : (
        <OutreachForm
          key={contact.id}
          contact={contact}
          channels={channelsOf(contact)}
          preset={channel}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
