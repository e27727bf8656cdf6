import type { GraphStats } from '@concordia/api-client';
import { SELECTOR_TYPES } from '@concordia/domain/selectors';
import { useId } from 'react';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { graphStatisticsStrings } from '../../../strings/graphStatistics';
import { Fact, Facts } from '../intelligence';

export function ByKind({ stats }: { stats: GraphStats }) {
  const words = useStrings(graphStatisticsStrings);
  const { people, companies, relationshipsByKind, selectorsByType } = stats;
  return (
    <Stack gap="lg">
      <Group
        title={words.nodes}
        facts={[
          [words.people, people],
          [words.companies, companies],
        ]}
      />
      <Group
        title={words.relationships}
        facts={[
          [words.relationship.wrote_to, relationshipsByKind.wrote_to],
          [words.relationship.works_at, relationshipsByKind.works_at],
        ]}
      />
      <Group
        title={words.selectors}
        facts={SELECTOR_TYPES.map((type) => [words.selector[type], selectorsByType[type]])}
      />
    </Stack>
  );
}

interface GroupProps {
  title: string;
  facts: readonly (readonly [term: string, count: number])[];
}

function Group({ title, facts }: GroupProps) {
  const figure = useFigure();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="xs">
        <Text id={id} size="dense" weight="semibold">
          {title}
        </Text>
        <Facts>
          {facts.map(([term, count]) => (
            <Fact key={term} term={term}>
              {figure(count)}
            </Fact>
          ))}
        </Facts>
      </Stack>
    </div>
  );
}
