import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { LazyHowDecided } from '../intelligence';
import { NeighborhoodDialog } from '../neighborhood';
import { ResultRow } from './ResultRow';
import { UsePeople } from './UsePeople';
import type { Found } from './useSelectorSearch';

export interface SearchResultsProps {
  state: WidgetState<Found>;
  /** Loads more results; `null` if there are none. */
  onMore: (() => void) | null;
  contactHref: (contactId: string) => string;
}

export function SearchResults({ state, onMore, contactHref }: SearchResultsProps) {
  const words = useStrings(selectorSearchStrings);
  const found = state.kind === 'ready' ? state.data : null;
  return (
    <WidgetFrame
      title={words.results}
      headingLevel={3}
      loadingText={words.searching}
      state={state}
      actions={found && <UsePeople query={found.search.query} results={found.results} />}
      skeleton={
        <Stack gap="md">
          <SkeletonShape shape="block" height="9rem" />
          <SkeletonShape shape="block" height="9rem" />
        </Stack>
      }
      empty={<EmptyState size="compact" icon="search" title={words.none} description={words.noneHelp} />}
    >
      {(data) => <Rows found={data} onMore={onMore} contactHref={contactHref} />}
    </WidgetFrame>
  );
}

function Rows({ found, onMore, contactHref }: Omit<SearchResultsProps, 'state'> & { found: Found }) {
  const words = useStrings(selectorSearchStrings);
  const { results, stats } = found;
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = results.find(({ entity_id }) => entity_id === shownId);
  return (
    <Stack gap="sm">
      <Text size="caption" tone="muted" isTabular>
        {words.shown({ shown: results.length, total: stats.total, isMinimum: stats.total_is_minimum })} ·{' '}
        {words.took({ ms: stats.execution_time_ms })}
      </Text>
      <ol aria-label={words.results}>
        {results.map((result) => (
          <ResultRow
            key={result.entity_id}
            result={result}
            contactHref={contactHref}
            onShowNeighborhood={() => setShownId(result.entity_id)}
          />
        ))}
      </ol>
      {onMore !== null && (
        <Inline>
          <Button size="small" onPress={onMore}>
            {words.more}
          </Button>
        </Inline>
      )}
      <LazyHowDecided of="influence" />
      {shown !== undefined && (
        <Suspense>
          <NeighborhoodDialog of={shown} contactHref={contactHref} onClose={() => setShownId(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
