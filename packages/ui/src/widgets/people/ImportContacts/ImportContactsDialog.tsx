import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { ImportContacts } from './ImportContacts';

/** The contact import in a dialog. Closing it cancels an upload; an import continues. */
export function ImportContactsDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings(contactImportStrings);
  return (
    <Dialog
      title={words.title}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <ImportContacts headingLevel={3} isHeadingHidden onShowContacts={onClose} />
    </Dialog>
  );
}
