import type { RelationshipGraph } from '@concordia/api-client';
import { DAY, HOUR } from '@concordia/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { GraphView } from '../../../components/GraphView';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import { LazyHowDecided } from '../intelligence/LazyHowDecided';
import { CompanyDetails } from './CompanyDetails';
import { type Grouping, pictureOf, strengthsAt } from './graphData';
import { LookBack } from './LookBack';
import { PersonDetails } from './PersonDetails';
import { relatedOf } from './related';
import { useSentences } from './useSentences';

const WEEK = 7 * DAY;

interface RelationshipPictureProps {
  graph: RelationshipGraph;
  isFiltered: boolean;
  grouping: Grouping;
  contactHref: (contactId: string) => string;
  conversationHref: (conversationId: string) => string;
}

export function RelationshipPicture({ graph, isFiltered, grouping, ...hrefs }: RelationshipPictureProps) {
  const words = useStrings(relationshipGraphStrings);
  const [weeks, setWeeks] = useState(0);
  // Each new picture is laid out again: once an hour is enough for bands of months.
  const now = Math.floor(useNow() / HOUR) * HOUR;
  // The thumb moves at once; thousands of ties follow.
  const at = now - useDeferredValue(weeks) * WEEK;
  const related = useMemo(() => relatedOf(graph), [graph]);
  const picture = useMemo(() => pictureOf(related, grouping, words, now), [related, grouping, words, now]);
  const strengths = useMemo(() => strengthsAt(picture, at), [picture, at]);
  const { bounds, summary } = useSentences({ graph, related, isFiltered, at, now });
  const detailsOf = (id: string) => {
    const person = related.people.find((one) => one.id === id);
    if (person !== undefined) return <PersonDetails person={person} companies={related.companies} {...hrefs} />;
    const company = related.companies.find((one) => one.id === id);
    return company === undefined ? null : <CompanyDetails company={company} />;
  };
  const stepOf = (from: string, to: string) => {
    const along = picture.data.edges.findIndex(
      ({ source, target }) => (source === from && target === to) || (source === to && target === from),
    );
    return words.messages({ count: picture.histories[along]?.messages ?? 0 });
  };
  return (
    <>
      {bounds.map((sentence) => (
        <Text key={sentence} size="caption" tone="muted" isTabular>
          {sentence}
        </Text>
      ))}
      <GraphView
        title={words.title}
        isTitleHidden
        summary={summary}
        data={picture.data}
        strengths={strengths}
        describeStep={stepOf}
        details={detailsOf}
      />
      <LookBack weeks={weeks} onChange={setWeeks} />
      <LazyHowDecided of="ties" />
    </>
  );
}
