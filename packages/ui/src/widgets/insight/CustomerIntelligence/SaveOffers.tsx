import type { OfferStanding } from '@concordia/api-client';
import { Suspense, useEffect, useId, useState } from 'react';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';
import { HowCalculated } from '../intelligence';
import type { Behind } from './behind';
import { OfferRow } from './OfferRow';

const OFFERS = 3;

const EditOffers = lazyWithPreload(async () => (await import('../EditOffers')).EditOffers);

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
        <Inline justify="between">
          <Heading level={3} id={headingId}>
            {words.offers}
          </Heading>
          <EditButton />
        </Inline>
        <Text size="dense" tone="muted">
          {offers.length === 0 ? words.noOffers : words.offersHelp}
        </Text>
      </Stack>
      <HowCalculated of="offers" />
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

function EditButton() {
  const words = useStrings(saveOfferStrings);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void EditOffers.preload(), []);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {words.edit}
      </Button>
      <Suspense>{isOpen && <EditOffers onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
