import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { useRows } from '../intelligence';
import { MessageSkeleton } from './IntelligenceSkeleton';
import { MoreOutcomes, OutcomeList, useOutcomes } from './OutcomeList';

export interface OfferOutcomesProps {
  offerId: string;
  name: string;
  contactHref: (contactId: string) => string;
}

export function OfferOutcomes({ offerId, name, contactHref }: OfferOutcomesProps) {
  const words = useStrings(customerListStrings);
  const list = useOutcomes(offerId);
  const state = useRows({ ...list, data: list.data?.flat() }, words.outcomesFailed);
  return (
    <WidgetFrame
      title={name}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={<MessageSkeleton />}
      empty={<EmptyState size="compact" title={words.noOutcomes} description={words.noOutcomesHelp} />}
    >
      {(read) => (
        <Stack gap="md">
          <OutcomeList outcomes={read} contactHref={contactHref} />
          <MoreOutcomes list={list} />
        </Stack>
      )}
    </WidgetFrame>
  );
}
