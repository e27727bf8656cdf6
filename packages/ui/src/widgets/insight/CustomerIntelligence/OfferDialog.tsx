import { createOfferOutcome, type SaveOffer, useListSaveOffers } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { Select } from '../../../components/Select';
import { SkeletonShape } from '../../../components/Skeleton';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { churnStrings } from '../../../strings/generated/churn';
import { useRows } from '../intelligence';
import { useRereadOffers } from './useRereadOffers';

export interface OfferDialogProps {
  contactId: string;
  name: string;
  onClose: () => void;
}

/** Records which offer was made to a customer; its outcome counts towards the offer's rate. */
export function OfferDialog({ contactId, name, onClose }: OfferDialogProps) {
  const words = useStrings(customerListStrings);
  const { noOffers } = useStrings(churnStrings);
  const state = useRows(useListSaveOffers(), words.offersFailed);
  return (
    <Dialog
      title={words.offerTitle({ name })}
      size="small"
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && onClose()}
    >
      <WidgetFrame
        title={words.offerTitle({ name })}
        isHeadingHidden
        headingLevel={3}
        state={state}
        skeleton={<SkeletonShape shape="block" height="6rem" />}
        empty={<EmptyState size="compact" title={noOffers} />}
      >
        {(offers) => <OfferForm contactId={contactId} name={name} offers={offers} onClose={onClose} />}
      </WidgetFrame>
    </Dialog>
  );
}

function OfferForm({ contactId, name, offers, onClose }: OfferDialogProps & { offers: readonly SaveOffer[] }) {
  const words = useStrings(customerListStrings);
  const toast = useToast();
  const reread = useRereadOffers();
  const note = async (values: FormValues) => {
    const offerId = values.text('offer');
    const { arm } = await createOfferOutcome(offerId, { contactId });
    await reread({ offerId, contactId });
    const offer = offers.find(({ id }) => id === offerId)?.name ?? '';
    if (arm === 'held_out') toast({ tone: 'neutral', title: words.heldOut({ name }), description: words.heldOutHelp });
    else toast({ tone: 'success', title: words.noted({ offer }), description: words.notedHelp });
    onClose();
  };
  return (
    <Form aria-label={words.offerTitle({ name })} onSubmit={note}>
      <Text tone="muted">{words.offerHelp}</Text>
      <Select
        name="offer"
        label={words.which}
        isRequired
        options={offers.map(({ id, name: label }) => ({ id, label }))}
      />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{words.made}</SubmitButton>
      </FormActions>
    </Form>
  );
}
