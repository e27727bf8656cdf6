import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { ImportContacts } from './ImportContacts';

/** The import of contacts over the page that shows them. An import goes on when it is closed; only a file on its way to the server stops. */
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
