import type { OfferStanding } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { type TextOf, useMoney, useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { CountButton, Fact, Facts } from '../intelligence';

type Strings = TextOf<typeof churnStrings>;

export interface OfferRowProps {
  offer: OfferStanding;
  /** Opens the customers who may receive it. */
  onMake: () => void;
  /** Opens the customers who received it. */
  onOpen: () => void;
}

export function OfferRow({ offer, onMake, onOpen }: OfferRowProps) {
  const words = useStrings(churnStrings);
  const money = useMoney();
  const { name, value, successRate, interval, trials, accepted, open, heldOut, avgOrderValue, estimatedROI } = offer;
  const [low = 0, high = 1] = interval;
  return (
    <li>
      <Stack gap="sm">
        <Inline justify="between">
          <Text as="span" weight="semibold" dir="auto">
            {name}
          </Text>
          <Button size="small" aria-label={words.namedMake({ name })} onPress={onMake}>
            {words.make}
          </Button>
        </Inline>
        <Facts>
          <Fact term={words.successRate} help={trials === 0 ? words.untried : words.between({ low, high })}>
            {words.chance({ share: successRate })}
          </Fact>
          <Fact term={words.roi} help={roiHelp(offer, words)}>
            {estimatedROI === null ? words.notKnown : words.roiOf({ roi: estimatedROI })}
          </Fact>
          <Fact term={words.cost}>{money(value)}</Fact>
          <Fact term={words.orderValue}>{avgOrderValue === null ? '–' : money(avgOrderValue)}</Fact>
          <Fact term={words.outcomes} help={open + heldOut === 0 ? undefined : words.open({ open, heldOut })}>
            <CountButton count={trials + open} label={words.namedOutcomes({ name, accepted, trials })} onPress={onOpen}>
              {words.taken({ accepted, trials })}
            </CountButton>
          </Fact>
        </Facts>
      </Stack>
    </li>
  );
}

function roiHelp({ roiInterval, margin, holdout, comparison }: OfferStanding, words: Strings): string {
  const [low, high] = roiInterval ?? [];
  if (low !== undefined && high !== undefined) return words.roiBetween({ low, high, margin });
  if (holdout === 0) return words.noHoldout;
  return words.needsHoldout({ have: comparison.heldOut, needed: comparison.needed });
}
