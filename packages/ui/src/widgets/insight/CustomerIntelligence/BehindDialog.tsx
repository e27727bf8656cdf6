import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { churnStrings } from '../../../strings/generated/churn';
import { rfmStrings } from '../../../strings/generated/rfm';
import type { Behind } from './behind';
import { Customers } from './Customers';
import { KeptList } from './KeptList';
import { OfferOutcomes } from './OfferOutcomes';
import { OneCustomer } from './OneCustomer';

export interface BehindDialogProps {
  behind: Behind;
  contactHref: (contactId: string) => string;
  onClose: () => void;
}

export function BehindDialog({ behind, contactHref, onClose }: BehindDialogProps) {
  return (
    <Dialog size="large" title={useTitle(behind)} isOpen onOpenChange={(stays) => !stays && onClose()}>
      {behind.of === 'offer' ? (
        <OfferOutcomes offerId={behind.offer.offerId} name={behind.offer.name} contactHref={contactHref} />
      ) : behind.of === 'kept' ? (
        <KeptList since={behind.since} contactHref={contactHref} />
      ) : behind.of === 'customer' ? (
        <OneCustomer contactId={behind.contactId} contactHref={contactHref} />
      ) : (
        <Customers behind={behind} contactHref={contactHref} />
      )}
    </Dialog>
  );
}

function useTitle(behind: Behind): string {
  const list = useStrings(customerListStrings);
  const rfm = useStrings(rfmStrings);
  const churn = useStrings(churnStrings);
  switch (behind.of) {
    case 'all':
      return list.total;
    case 'engaged':
      return list.engaged;
    case 'segment':
      return rfm.segment[behind.segment];
    case 'risk':
      return churn.level[behind.risk];
    case 'customer':
      return behind.name;
    case 'offer':
      return behind.offer.name;
    case 'kept':
      return behind.since === 'ever' ? churn.saved : churn.prevented;
  }
}
