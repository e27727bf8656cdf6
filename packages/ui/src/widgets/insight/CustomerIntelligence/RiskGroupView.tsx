import type { RiskGroup, RiskLevel } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { rfmStrings } from '../../../strings/generated/rfm';
import { CountButton } from '../intelligence';
import * as styles from './CustomerIntelligence.css';

const FACTORS = 2;

const TONES = { high: 'negative', medium: 'warning', low: 'positive' } as const;

export interface RiskGroupViewProps {
  level: RiskLevel;
  group: RiskGroup;
  onOpen: () => void;
}

export function RiskGroupView({ level, group, onOpen }: RiskGroupViewProps) {
  const words = useStrings(churnStrings);
  const { openCustomers } = useStrings(rfmStrings);
  const { count, percentage, averageChurnProbability, averageHasLeft, topRiskFactors } = group;
  const name = words.level[level];
  return (
    <section aria-label={name}>
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={3}>{name}</Heading>
          <Badge tone={TONES[level]}>{words.ofAll({ share: percentage / 100 })}</Badge>
        </Inline>
        <CountButton count={count} size="display" label={openCustomers({ count, group: name })} onPress={onOpen} />
        <DescriptionList layout="above">
          <Description term={words.probability}>
            {averageChurnProbability === null ? words.unknown : words.chance({ share: averageChurnProbability })}
          </Description>
          <Description term={words.hasLeft}>
            {averageHasLeft === null ? words.unknown : words.chance({ share: averageHasLeft })}
          </Description>
          <Description term={words.timeToChurn}>
            <TimeToChurn group={group} />
          </Description>
        </DescriptionList>
        <Stack gap="xs">
          <Text size="caption" tone="muted">
            {words.factors}
          </Text>
          {topRiskFactors.length === 0 ? (
            <Text size="dense">{words.noFactors}</Text>
          ) : (
            <ul className={styles.advice} aria-label={words.factors}>
              {topRiskFactors.slice(0, FACTORS).map((factor) => (
                <Text key={factor} as="li" size="dense">
                  {factor}
                </Text>
              ))}
            </ul>
          )}
        </Stack>
      </Stack>
    </section>
  );
}

function TimeToChurn({ group: { count, predictedTimeToChurn } }: Pick<RiskGroupViewProps, 'group'>) {
  const words = useStrings(churnStrings);
  if (count === 0) return words.unknown;
  if (predictedTimeToChurn === null) return words.never;
  return predictedTimeToChurn === 0 ? words.past : words.days({ days: Math.round(predictedTimeToChurn) });
}
