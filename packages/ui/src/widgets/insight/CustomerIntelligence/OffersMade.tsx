import type { OfferToCustomer } from '@concordia/api-client';
import { useId } from 'react';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { OutcomeActions, OutcomeBadge } from './OutcomeActions';

export interface OffersMadeProps {
  contactId: string;
  offers: readonly OfferToCustomer[];
}

export function OffersMade({ contactId, offers }: OffersMadeProps) {
  const words = useStrings(customerListStrings);
  const titleId = useId();
  if (offers.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted" id={titleId}>
        {words.offers}
      </Text>
      <Stack as="ul" gap="xs" aria-labelledby={titleId}>
        {offers.map(({ outcomeId, offerId, name, state, madeAt }) => (
          <li key={outcomeId}>
            <Inline justify="between">
              <Inline gap="sm">
                <Text as="span" size="dense" dir="auto">
                  {name}
                </Text>
                <OutcomeBadge state={state} />
                <Text as="span" size="caption" tone="muted">
                  <RelativeTime instant={madeAt} />
                </Text>
              </Inline>
              <OutcomeActions
                outcomeId={outcomeId}
                offerId={offerId}
                contactId={contactId}
                state={state}
                about={name}
              />
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
