import type { RelationshipGraph } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { tieChanges } from '@concordia/domain/graph';
import { useMemo } from 'react';
import { useDateFormat, useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import { quietOnes } from './graphData';
import type { Related } from './related';

/** The server stops counting here. */
const COUNTED = 10_000;

/** Names of people who have been quiet. */
const NAMED = 3;

/** What now is compared with while no other time is chosen: twelve weeks ago. */
const USUALLY = 84 * DAY;

interface Shown {
  graph: RelationshipGraph;
  related: Related;
  isFiltered: boolean;
  /** The time that the picture shows, and now, in ms. */
  at: number;
  now: number;
}

/** What the picture shows in words: what it leaves out, and who is in it, is quiet, or has changed. */
export function useSentences({ graph, related, isFiltered, at, now }: Shown) {
  const words = useStrings(relationshipGraphStrings);
  const day = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const then = at === now ? now - USUALLY : at;
  const changes = useMemo(() => tieChanges(related.people, then, now), [related, then, now]);
  const { often, quiet } = useMemo(() => quietOnes(related, now), [related, now]);
  const people = related.people.length;
  const ties = related.ties.length;
  const total = graph.total < COUNTED ? words.count({ count: graph.total }) : words.atLeast({ count: COUNTED - 1 });
  const who = isFiltered
    ? words.matching({ people: graph.total, ties: graph.totalTies })
    : words.shown({ people, companies: related.companies.length });
  return {
    bounds: [
      ...(people < graph.total ? [words.closestOf({ people, total })] : []),
      ...(ties < graph.totalTies ? [words.strongestOf({ ties, total: graph.totalTies })] : []),
    ],
    summary: [
      ...(at === now ? [] : [words.asOf({ day: day.format(at) })]),
      who,
      ...(isFiltered ? [] : [words.quietness(often, quiet, NAMED)]),
      words.changed(changes, day.format(then)),
    ].join(' '),
  };
}
