import type { Contact } from '@concordia/api-client';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { ContactPicker } from '../../delivery/OutreachDialog/ContactPicker';
import { AttachReview } from './AttachReview';
import type { Finding } from './useAttach';

export interface AttachDialogProps {
  finding: Finding;
  onClose: () => void;
}

export function AttachDialog({ finding, onClose }: AttachDialogProps) {
  const words = useStrings(enrichmentStrings);
  const [contact, setContact] = useState<Contact | null>(null);
  return (
    <Dialog
      title={words.attachOf({ name: finding.name })}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && onClose()}
    >
      <Stack gap="lg">
        <Text tone="muted">{words.attachHelp}</Text>
        <ContactPicker onChange={setContact} />
        {contact !== null && <AttachReview key={contact.id} finding={finding} contact={contact} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}
