import { type SaveOffer, useListSaveOffers } from '@concordia/api-client';
import { useRef, useState } from 'react';
import { Dialog } from '../../../components/Dialog';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';
import { useFigures } from '../intelligence';
import { OfferEditor } from './OfferEditor';
import { RemoveOffer } from './RemoveOffer';

export interface EditOffersProps {
  onClose: () => void;
}

/** The dialog in which save offers are added, changed and deleted. */
export function EditOffers({ onClose }: EditOffersProps) {
  const words = useStrings(saveOfferStrings);
  const [removed, setRemoved] = useState<SaveOffer | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const state = useFigures(useListSaveOffers(), words.failed);
  return (
    <>
      <Dialog title={words.title} isOpen isDismissable={false} onOpenChange={(stays) => !stays && onClose()}>
        <WidgetFrame
          title={words.title}
          isHeadingHidden
          headingLevel={3}
          state={state}
          skeleton={<SkeletonShape shape="block" height="12rem" />}
          empty={null}
        >
          {(offers) => <OfferEditor offers={offers} addButton={add} onRemove={setRemoved} />}
        </WidgetFrame>
      </Dialog>
      {removed !== null && <RemoveOffer offer={removed} heir={add} onClose={() => setRemoved(null)} />}
    </>
  );
}
