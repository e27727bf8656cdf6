import type { GraphStats } from '@concordia/api-client';
import { Stat, StatGroup } from '../../../components/Stat';
import { useStrings } from '../../../locale';
import { graphStatisticsStrings } from '../../../strings/graphStatistics';

export function GraphFigures({ stats }: { stats: GraphStats }) {
  const words = useStrings(graphStatisticsStrings);
  const { nodes, relationships, selectors, people, companies, relationshipsByKind, selectorsByType } = stats;
  const kinds = Object.values(selectorsByType);
  const found = kinds.filter((count) => count > 0).length;
  return (
    <StatGroup>
      <Stat label={words.nodes} value={nodes} note={words.peopleAndCompanies({ people, companies })} />
      <Stat
        label={words.relationships}
        value={relationships}
        note={words.ties({ writing: relationshipsByKind.wrote_to, employment: relationshipsByKind.works_at })}
      />
      <Stat label={words.selectors} value={selectors} note={words.kindsFound({ found, all: kinds.length })} />
    </StatGroup>
  );
}
