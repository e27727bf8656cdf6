import type { OfferStanding } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useMoney, useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { CountButton, Fact, Facts } from '../intelligence';

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
  const { name, value, successRate, interval, trials, accepted, open, avgOrderValue, estimatedROI } = offer;
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
          <Fact
            term={words.roi}
            help={avgOrderValue === null ? words.noDeals : words.roiBetween(roiBetween(offer, avgOrderValue))}
          >
            {estimatedROI === null ? '–' : words.roiOf({ roi: estimatedROI })}
          </Fact>
          <Fact term={words.cost}>{money(value)}</Fact>
          <Fact term={words.orderValue}>{avgOrderValue === null ? '–' : money(avgOrderValue)}</Fact>
          <Fact term={words.outcomes} help={open === 0 ? undefined : words.open({ open })}>
            <CountButton count={trials + open} label={words.namedOutcomes({ name, accepted, trials })} onPress={onOpen}>
              {words.taken({ accepted, trials })}
            </CountButton>
          </Fact>
        </Facts>
      </Stack>
    </li>
  );
}

/** The return at both ends of the rate's interval. */
function roiBetween({ interval: [low = 0, high = 1], value }: OfferStanding, order: number) {
  const roiAt = (rate: number) => (rate * order - value) / value;
  return { low: roiAt(low), high: roiAt(high) };
}
