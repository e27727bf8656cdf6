import { type OfferOutcome, type SaveOffer, useListCustomers, useListSaveOffers } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { EmptyState } from '../../../components/EmptyState';
import { Heading } from '../../../components/Heading';
import { useNow } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { churnStrings } from '../../../strings/generated/churn';
import { useRows } from '../intelligence';
import { MessageSkeleton } from './IntelligenceSkeleton';
import { MoreOutcomes, OutcomeList, useOutcomes } from './OutcomeList';

const MONTH = 30 * DAY;

/** The API's page limit. With more customers at risk, the list may include some who are at high risk again. */
const AT_RISK_READ = 500;

export interface KeptListProps {
  since: 'ever' | 'month';
  contactHref: (contactId: string) => string;
}

export function KeptList({ since, contactHref }: KeptListProps) {
  const words = useStrings(customerListStrings);
  const churn = useStrings(churnStrings);
  const answer = useListSaveOffers();
  const taken = answer.data?.filter(({ accepted }) => accepted > 0);
  const state = useRows({ ...answer, data: taken }, words.outcomesFailed);
  return (
    <WidgetFrame
      title={churn.automation}
      isHeadingHidden
      headingLevel={3}
      state={state}
      skeleton={<MessageSkeleton />}
      empty={<EmptyState size="compact" title={words.none} />}
    >
      {(offers) => (
        <Stack gap="xl">
          <Text tone="muted">{since === 'ever' ? churn.savedHelp : churn.preventedHelp}.</Text>
          {offers.map((offer) => (
            <Takers key={offer.id} offer={offer} since={since} contactHref={contactHref} />
          ))}
        </Stack>
      )}
    </WidgetFrame>
  );
}

function Takers({ offer, since, contactHref }: KeptListProps & { offer: SaveOffer }) {
  const now = useNow();
  const list = useOutcomes(offer.id);
  const { data: atRisk = [] } = useListCustomers({ risk: 'high', limit: AT_RISK_READ });
  const isCounted = ({ contactId, decidedAt }: OfferOutcome): boolean =>
    since === 'ever'
      ? !atRisk.some((customer) => customer.contactId === contactId)
      : decidedAt !== null && now - Date.parse(decidedAt) < MONTH;
  const takers = (list.data?.flat() ?? []).filter(
    (outcome) => outcome.state === 'accepted' && outcome.arm !== 'held_out' && isCounted(outcome),
  );
  if (takers.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={4}>
        <bdi>{offer.name}</bdi>
      </Heading>
      <OutcomeList outcomes={takers} contactHref={contactHref} />
      <MoreOutcomes list={list} />
    </Stack>
  );
}
