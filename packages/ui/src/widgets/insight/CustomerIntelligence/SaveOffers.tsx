import type { OfferStanding } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import type { Behind } from './behind';
import { OfferRow } from './OfferRow';

const OFFERS = 3;

export interface SaveOffersProps {
  /** The best first. */
  offers: readonly OfferStanding[];
  onOpen: (behind: Behind) => void;
}

export function SaveOffers({ offers, onOpen }: SaveOffersProps) {
  const words = useStrings(churnStrings);
  const headingId = useId();
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={3} id={headingId}>
          {words.offers}
        </Heading>
        <Text size="dense" tone="muted">
          {offers.length === 0 ? words.noOffers : words.offersHelp}
        </Text>
      </Stack>
      <Stack as="ul" gap="md" hasDividers aria-labelledby={headingId}>
        {offers.slice(0, OFFERS).map((offer) => (
          <OfferRow
            key={offer.offerId}
            offer={offer}
            onMake={() => onOpen({ of: 'risk', risk: 'high' })}
            onOpen={() => onOpen({ of: 'offer', offer })}
          />
        ))}
      </Stack>
    </Stack>
  );
}
