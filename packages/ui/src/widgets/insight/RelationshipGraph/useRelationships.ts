import { type RelationshipGraph, useGetRelationshipGraph } from '@concordia/api-client';
import { useState } from 'react';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import { faultOf, type QueryProblem } from '../../inbox/queryBox';
import { useFigures } from '../intelligence';

export interface RelationshipFilter {
  readonly text: string;
  readonly problem: QueryProblem | null;
  readonly isPending: boolean;
  readonly type: (text: string) => void;
  /** Applies a query; a blank one shows everybody. */
  readonly apply: (query: string) => void;
}

/** The graph of everybody, or of those who match a query. While a query is wrong or on its way, the last picture stays. */
export function useRelationships(): {
  state: WidgetState<RelationshipGraph>;
  query: string;
  filter: RelationshipFilter;
} {
  const words = useStrings(relationshipGraphStrings);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const answer = useGetRelationshipGraph(query === '' ? undefined : { query }, { swr: { keepPreviousData: true } });
  const problem = query === '' ? null : faultOf(answer.error, query);
  const figures = useFigures({ ...answer, error: problem === null ? answer.error : undefined }, words.failed);
  // The owner alone is no picture.
  const isBare = figures.kind === 'ready' && query === '' && figures.data.people.id.length === 0 && problem === null;
  return {
    state: isBare ? { kind: 'empty' } : figures,
    query,
    filter: {
      text,
      problem: text === query ? problem : null,
      isPending: query !== '' && answer.isLoading,
      type: setText,
      apply: (next) => {
        // Error positions refer to the trimmed query that was sent.
        setText(next);
        setQuery(next);
      },
    },
  };
}
