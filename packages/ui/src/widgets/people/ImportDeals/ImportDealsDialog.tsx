import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { dealImportStrings } from '../../../strings/generated/dealImport';
import { ImportDeals } from './ImportDeals';

export interface ImportDealsDialogProps {
  onClose: () => void;
}

/** Imports a CSV of deals: file, columns, result. */
export function ImportDealsDialog({ onClose }: ImportDealsDialogProps) {
  const words = useStrings(dealImportStrings);
  return (
    <Dialog title={words.title} size="large" isOpen isDismissable={false} onOpenChange={(stays) => !stays && onClose()}>
      <ImportDeals onDone={onClose} />
    </Dialog>
  );
}
