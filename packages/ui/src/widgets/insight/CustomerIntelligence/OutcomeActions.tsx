import { type OfferOutcome, type OfferOutcomeUpdateState, updateOfferOutcome } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { useAction } from '../../channels/setup';
import { useFocusFallback } from '../intelligence';
import { useRereadOffers } from './useRereadOffers';

const TONES = { open: 'notice', accepted: 'positive', declined: 'neutral', expired: 'neutral' } as const;

export interface OutcomeBadgeProps extends Pick<OfferOutcome, 'state'> {
  /** Chosen at random to get no offer. @default false */
  isHeldOut?: boolean;
}

export function OutcomeBadge({ state, isHeldOut = false }: OutcomeBadgeProps) {
  const words = useStrings(customerListStrings);
  if (isHeldOut) return <Badge tone="outline">{words.offerHeldOut}</Badge>;
  return <Badge tone={TONES[state]}>{words.offerState[state]}</Badge>;
}

export interface OutcomeActionsProps {
  outcomeId: string;
  offerId: string;
  contactId: string | null;
  state: OfferOutcome['state'];
  /** The customer or the offer; part of the buttons' accessible names, which tells them apart. */
  about: string;
}

/** Records the outcome of an offer, with undo. */
export function OutcomeActions({ outcomeId, offerId, contactId, state, about }: OutcomeActionsProps) {
  const words = useStrings(customerListStrings);
  const action = useAction();
  const reread = useRereadOffers();
  const heir = useFocusFallback<HTMLDivElement>();
  const [pending, setPending] = useState<OfferOutcomeUpdateState | null>(null);
  const say = async (next: OfferOutcomeUpdateState) => {
    setPending(next);
    await action(async () => {
      await updateOfferOutcome(offerId, outcomeId, { state: next });
      await reread({ offerId, contactId });
    }, words.notKept);
    setPending(null);
  };
  const button = (next: OfferOutcomeUpdateState, said: string, label: string) => (
    <Button
      size="small"
      tone={next === 'open' ? 'quiet' : 'secondary'}
      aria-label={label}
      isPending={pending === next}
      isDisabled={pending !== null && pending !== next}
      onPress={() => void say(next)}
    >
      {said}
    </Button>
  );
  return (
    <div {...heir}>
      <Inline gap="xs">
        {state === 'open' ? (
          <>
            {button('accepted', words.tookIt, words.namedTook({ offer: about }))}
            {button('declined', words.declinedIt, words.namedDeclined({ offer: about }))}
          </>
        ) : (
          button('open', words.takeBack, words.namedTakeBack({ offer: about }))
        )}
      </Inline>
    </div>
  );
}
