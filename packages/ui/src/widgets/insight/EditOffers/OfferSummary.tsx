import type { SaveOffer } from '@concordia/api-client';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useMoney, useStrings } from '../../../locale';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';

export interface OfferSummaryProps {
  offer: SaveOffer;
  /** Whether it was just edited. */
  takesFocus: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function OfferSummary({ offer, takesFocus, onEdit, onRemove }: OfferSummaryProps) {
  const words = useStrings(saveOfferStrings);
  const money = useMoney();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { name, value, windowDays, margin, holdout } = offer;
  const parts = [
    words.costs({ cost: money(value) }),
    words.windowOf({ days: windowDays }),
    words.marginOf({ share: margin }),
    holdout === 0 ? words.holdoutOf.none : words.holdoutOf.held({ share: holdout }),
  ];
  return (
    <Stack gap="xs">
      <Text weight="semibold" dir="auto">
        {name}
      </Text>
      <Text size="dense" tone="muted" isTabular>
        {parts.join(' · ')}
      </Text>
      <Inline>
        <Button ref={button} size="small" aria-label={words.namedChange({ name })} onPress={onEdit}>
          {words.change}
        </Button>
        <Button size="small" tone="quiet" aria-label={words.namedRemove({ name })} onPress={onRemove}>
          {words.remove}
        </Button>
      </Inline>
    </Stack>
  );
}
