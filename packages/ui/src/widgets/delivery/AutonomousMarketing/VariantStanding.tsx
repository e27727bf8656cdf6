import type { ThompsonOptimization, ThompsonVariant } from '@concordia/api-client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { Fact, Facts } from '../../insight/intelligence';
import * as styles from './AutonomousMarketing.css';

export interface VariantStandingProps {
  variant: ThompsonVariant;
  goal: NonNullable<ThompsonOptimization['goal']>;
  /** The rate at the end of the scale, shared by all variants. */
  scale: number;
  isLeader: boolean;
}

export function VariantStanding({ variant, goal, scale, isLeader }: VariantStandingProps) {
  const words = useStrings(marketingStrings);
  const { name, conversionRate, confidence, trials, successes, expectedRate, low, high, share, isDropped } = variant;
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
        <Range low={low} high={high} mean={expectedRate} scale={scale} />
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

/** The likely range of a rate, as a bar; the figures below repeat it. */
function Range({ low, high, mean, scale }: { low: number; high: number; mean: number; scale: number }) {
  const at = (rate: number) => String(scale > 0 ? rate / scale : 0);
  return (
    <div
      aria-hidden
      className={styles.range}
      style={assignInlineVars({ [styles.from]: at(low), [styles.to]: at(high), [styles.mean]: at(mean) })}
    >
      <div className={styles.likely} />
      <div className={styles.middle} />
    </div>
  );
}
