import { type HubEvent, pageOf } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { type EventFilters, isFiltered, NO_EVENT_FILTERS } from '../eventFilters';
import { EventActions } from './EventActions';
import { EventFilterBar } from './EventFilterBar';
import { EventDialog, EventTable } from './lazy';
import { ReplayProgress } from './ReplayProgress';
import { useEventPages } from './useEventPages';

export interface RecentEventsProps {
  filters: EventFilters;
  onFiltersChange: (filters: EventFilters) => void;
  /** The replay to show; `null` for none. */
  replayId: string | null;
  onReplayChange: (replayId: string | null) => void;
}

type EventPages = ReturnType<typeof useEventPages>;

export function RecentEvents(props: RecentEventsProps) {
  const { filters, onFiltersChange, replayId, onReplayChange } = props;
  const words = useStrings(hubEventStrings);
  const list = useEventPages(filters);
  const isChoosing = isFiltered(filters);
  const [hasChosen, setHasChosen] = useState(isChoosing);
  if (isChoosing && !hasChosen) setHasChosen(true);
  return (
    <WidgetFrame
      title={words.title}
      state={useEventState(list, hasChosen)}
      actions={<EventActions onPublished={() => void list.mutate()} onReplay={onReplayChange} />}
      skeleton={<LoadingSkeleton />}
      empty={<EmptyState title={words.none} description={words.noneHelp} />}
    >
      {() => (
        <Stack gap="lg">
          {replayId !== null && <ReplayProgress replayId={replayId} onDismiss={() => onReplayChange(null)} />}
          <EventFilterBar filters={filters} onChange={onFiltersChange} />
          <EventRows list={list} onClear={() => onFiltersChange(NO_EVENT_FILTERS)} />
        </Stack>
      )}
    </WidgetFrame>
  );
}

/** Once the user has filtered, the filter bar stays; loading, empty and error states show below it. */
function useEventState({ events, error, isValidating, isReadingMore, mutate }: EventPages, hasChosen: boolean) {
  const words = useStrings(hubEventStrings);
  const problemWords = useProblemWords();
  const isRefreshing = isValidating && !isReadingMore;
  const ready: WidgetState<null> = { kind: 'ready', data: null, isRefreshing };
  if (hasChosen) return ready;
  if (events !== undefined) return events.length === 0 ? ({ kind: 'empty' } as const) : ready;
  if (error === undefined) return { kind: 'loading' } as const;
  const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
  return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating } as const;
}

function EventRows({ list, onClear }: { list: EventPages; onClear: () => void }) {
  const words = useStrings(hubEventStrings);
  const problemWords = useProblemWords();
  const [opened, setOpened] = useState<HubEvent | null>(null);
  const { data: pages, events, error, isValidating, mutate } = list;
  const total = pageOf(pages?.[0]).total;
  if (events === undefined && error !== undefined) {
    return (
      <ErrorState
        size="compact"
        title={words.filterFailed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (events?.length === 0) return <NoneMatch onClear={onClear} />;
  return (
    <Suspense fallback={<SkeletonShape shape="block" height="20rem" />}>
      <EventTable
        events={events}
        onOpen={setOpened}
        {...(total !== null && { totalCount: total })}
        {...(list.hasMore && { more: { onLoad: list.readMore, isLoading: list.isReadingMore } })}
      />
      {opened !== null && (
        <Suspense fallback={null}>
          <EventDialog event={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Suspense>
  );
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  const words = useStrings(hubEventStrings);
  return (
    <EmptyState
      size="compact"
      title={words.noneMatch}
      description={words.noneMatchHelp}
      actions={
        <Button size="small" onPress={onClear}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}

function LoadingSkeleton() {
  return (
    <Stack gap="lg">
      <SkeletonShape shape="block" height="2.5rem" />
      <SkeletonShape shape="block" height="20rem" />
    </Stack>
  );
}
