import type { Contact } from '@concordia/api-client';
import { CHANNELS, type Channel } from '@concordia/domain';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { OutreachForm } from './OutreachForm';

export interface OutreachDialogProps {
  contact: Contact;
  /** @default the channels on which the contact is reachable */
  channels?: readonly Channel[];
  isOpen: boolean;
  onClose: () => void;
}

/** Sends one message to one contact on several channels, and shows the result for each. */
export function OutreachDialog({ contact, channels, isOpen, onClose }: OutreachDialogProps) {
  const words = useStrings(outreachStrings);
  if (!isOpen) return null;
  return (
    <Dialog
      title={words.title}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <OutreachForm contact={contact} channels={channels ?? channelsOf(contact)} onClose={onClose} />
    </Dialog>
  );
}

/** The channels on which the contact is reachable, in the standard order. */
export const channelsOf = (contact: Contact): Channel[] => CHANNELS.filter((channel) => contact.channels[channel]);
