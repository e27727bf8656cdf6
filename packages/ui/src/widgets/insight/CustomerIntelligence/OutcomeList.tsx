import { getListOfferOutcomesUrl, hasMore, type OfferOutcome, usePages } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { OutcomeActions, OutcomeBadge } from './OutcomeActions';
import { OUTCOMES_PAGE } from './outcomesPage';

export const useOutcomes = (offerId: string) =>
  usePages<OfferOutcome>(getListOfferOutcomesUrl(offerId, { limit: OUTCOMES_PAGE }), { revalidateFirstPage: true });

export interface OutcomeListProps {
  outcomes: readonly OfferOutcome[];
  contactHref: (contactId: string) => string;
}

export function OutcomeList({ outcomes, contactHref }: OutcomeListProps) {
  return (
    <Stack as="ul" gap="sm" hasDividers>
      {outcomes.map((outcome) => (
        <li key={outcome.id}>
          <Inline justify="between">
            <Inline gap="sm">
              <Whom outcome={outcome} contactHref={contactHref} />
              <OutcomeBadge state={outcome.state} isHeldOut={outcome.arm === 'held_out'} />
              <Text as="span" size="caption" tone="muted">
                <RelativeTime instant={outcome.decidedAt ?? outcome.madeAt} />
              </Text>
            </Inline>
            {outcome.arm !== 'held_out' && (
              <OutcomeActions {...outcome} outcomeId={outcome.id} about={outcome.contactName ?? ''} />
            )}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

function Whom({ outcome, contactHref }: { outcome: OfferOutcome; contactHref: (contactId: string) => string }) {
  const words = useStrings(customerListStrings);
  const { contactId, contactName } = outcome;
  if (contactId === null) return <Text as="span">{words.erased}</Text>;
  return (
    <Link href={contactHref(contactId)} isStandalone tone="ink">
      <bdi>{contactName ?? words.erased}</bdi>
    </Link>
  );
}

export interface MoreOutcomesProps {
  list: ReturnType<typeof useOutcomes>;
}

export function MoreOutcomes({ list: { data: pages, isValidating, size, setSize } }: MoreOutcomesProps) {
  const words = useStrings(customerListStrings);
  if (!hasMore(pages)) return null;
  return (
    <Inline>
      <Button size="small" isPending={isValidating} onPress={() => void setSize(size + 1)}>
        {words.moreOutcomes}
      </Button>
    </Inline>
  );
}
