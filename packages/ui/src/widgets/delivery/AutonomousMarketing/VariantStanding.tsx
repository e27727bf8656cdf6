import type { ThompsonOptimization, ThompsonVariant } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { Fact, Facts } from '../../insight/intelligence';

export interface VariantStandingProps {
  variant: ThompsonVariant;
  goal: NonNullable<ThompsonOptimization['goal']>;
  isLeader: boolean;
}

export function VariantStanding({ variant, goal, isLeader }: VariantStandingProps) {
  const words = useStrings(marketingStrings);
  const { name, conversionRate, confidence, trials, successes, low, high, share, isDropped } = variant;
  return (
    <li>
      <Stack gap="sm">
        <Inline gap="sm">
          <Text as="span" weight="semibold" dir="auto">
            {name}
          </Text>
          {isLeader && <Badge tone="positive">{words.leader}</Badge>}
          {isDropped && <Badge>{words.dropped}</Badge>}
        </Inline>
        <Facts>
          <Fact term={words.rate} help={words.between({ low, high })}>
            {words.rateOf({ share: conversionRate })}
          </Fact>
          <Fact term={words.success[goal]}>{words.outOf({ successes, trials })}</Fact>
          {confidence !== null && <Fact term={words.best}>{words.chance({ share: confidence })}</Fact>}
          <Fact term={words.nextShare}>{words.chance({ share })}</Fact>
        </Facts>
      </Stack>
    </li>
  );
}
