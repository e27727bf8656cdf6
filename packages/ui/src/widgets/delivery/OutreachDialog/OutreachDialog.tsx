import type { Contact } from '@concordia/api-client';
import { CHANNELS, type Channel } from '@concordia/domain';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { OutreachForm } from './OutreachForm';

export interface OutreachDialogProps {
  /** Whom to write to. */
  contact: Contact;
  /** The channels to choose from. @default those on which the contact can be reached */
  channels?: readonly Channel[];
  isOpen: boolean;
  onClose: () => void;
}

/** One message to one contact on several channels, each with whether it may be used, and afterwards with what became of it. */
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

/** The channels on which a contact can be reached, in the order of all lists. */
export const channelsOf = (contact: Contact): Channel[] => CHANNELS.filter((channel) => contact.channels[channel]);
