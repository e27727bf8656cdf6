import type { RelationshipGraph } from '@concordia/api-client';
import { HOUR } from '@concordia/domain';
import { useMemo } from 'react';
import { GraphView } from '../../../components/GraphView';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import { CompanyDetails } from './CompanyDetails';
import { type Grouping, graphDataOf, quietOnes } from './graphData';
import { PersonDetails } from './PersonDetails';

/** The server stops counting here. */
const COUNTED = 10_000;

/** Names of people who have been quiet. */
const NAMED = 3;

interface RelationshipPictureProps {
  graph: RelationshipGraph;
  grouping: Grouping;
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
}

export function RelationshipPicture({ graph, grouping, ...hrefs }: RelationshipPictureProps) {
  const words = useStrings(relationshipGraphStrings);
  // Each new picture is laid out again: once an hour is enough for bands of months.
  const now = Math.floor(useNow() / HOUR) * HOUR;
  const data = useMemo(() => graphDataOf(graph, grouping, words, now), [graph, grouping, words, now]);
  const { often, quiet } = quietOnes(graph, now);
  const detailsOf = (id: string) => {
    const person = graph.people.find((one) => one.id === id);
    if (person !== undefined) return <PersonDetails person={person} graph={graph} {...hrefs} />;
    const company = graph.companies.find((one) => one.id === id);
    return company === undefined ? null : <CompanyDetails company={company} />;
  };
  const people = graph.people.length - 1;
  const total = graph.total < COUNTED ? words.count({ count: graph.total }) : words.atLeast({ count: COUNTED - 1 });
  return (
    <>
      {people < graph.total && (
        <Text size="caption" tone="muted" isTabular>
          {words.closestOf({ people, total })}
        </Text>
      )}
      <GraphView
        title={words.title}
        isTitleHidden
        summary={`${words.shown({ people, companies: graph.companies.length })} ${words.quietness(often, quiet, NAMED)}`}
        data={data}
        details={detailsOf}
      />
    </>
  );
}
