import { deleteSaveOffer, type SaveOffer } from '@concordia/api-client';
import { type RefObject, useEffect } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';
import { useProblemWords } from '../../shared/problems';
import { useRereadSaveOffers } from './useRereadSaveOffers';

export interface RemoveOfferProps {
  offer: Pick<SaveOffer, 'id' | 'name'>;
  /** Takes focus once the row and its button are gone. */
  heir: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function RemoveOffer({ offer: { id, name }, heir, onClose }: RemoveOfferProps) {
  const words = useStrings(saveOfferStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadSaveOffers();
  useEffect(() => () => focusWhereLost(heir), [heir]);
  const remove = async () => {
    await deleteSaveOffer(id);
    await reread();
    toast({ tone: 'success', title: words.removed({ name }) });
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      title={words.askRemove({ name })}
      confirmLabel={words.remove}
      onConfirm={remove}
      describeFailure={problemWords}
    >
      {words.askRemoveHelp}
    </AlertDialog>
  );
}

/** After react-aria, which would give focus back to the button that opened the dialog. */
function focusWhereLost(heir: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) heir.current?.focus();
  });
}
