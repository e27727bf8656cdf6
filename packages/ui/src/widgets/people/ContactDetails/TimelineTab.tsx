import {
  type ContactDetail,
  getGetContactTimelineUrl,
  hasMore,
  type TimelineEntry,
  usePages,
} from '@concordia/api-client';
import { useState } from 'react';
import { FilterChip } from '../../../components/Chip';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Timeline } from '../../../components/Timeline';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useIsGone } from '../changes/gone';
import { useTimelineEvents } from './useTimelineEvents';

/** Events per page. */
const PAGE = 50;

const KINDS = ['message', 'note', 'task', 'consent', 'merge'] as const;

type Kind = (typeof KINDS)[number];

interface TimelineTabProps {
  contact: ContactDetail;
  messageHref: (messageId: string) => string;
}

export function TimelineTab({ contact, messageHref }: TimelineTabProps) {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const [kind, setKind] = useState<Kind | null>(null);
  const eventOf = useTimelineEvents(contact.name, messageHref);
  const isGone = useIsGone(contact.id);
  const url = isGone ? null : getGetContactTimelineUrl(contact.id, { limit: PAGE, ...(kind !== null && { kind }) });
  const { data: pages, error, isValidating, mutate, size, setSize } = usePages<TimelineEntry>(url);
  const isReadingMore = pages !== undefined && size > pages.length;
  const readMore = () => void setSize(size + 1);
  const entries = pages?.flat();
  const more = hasMore(pages) && { onLoadMore: readMore, isLoadingMore: isReadingMore };
  return (
    <Stack gap="lg">
      {(kind !== null || (entries !== undefined && entries.length > 0)) && <Kinds kind={kind} onChange={setKind} />}
      <WidgetFrame
        title={words.timeline}
        isHeadingHidden
        headingLevel={3}
        state={stateOf()}
        skeleton={<LoadingSkeleton />}
        empty={
          kind === null ? (
            <EmptyState size="compact" icon="clock" title={words.nothingYet} description={words.nothingYetHelp} />
          ) : (
            <EmptyState size="compact" title={words.nothingOfKind} />
          )
        }
      >
        {(shown) => <Timeline label={words.timeline} headingLevel={4} events={shown.map(eventOf)} {...more} />}
      </WidgetFrame>
    </Stack>
  );

  function stateOf(): WidgetState<readonly TimelineEntry[]> {
    if (entries === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.timelineFailed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    if (entries.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: entries, isRefreshing: isValidating && !isReadingMore };
  }
}

function Kinds({ kind, onChange }: { kind: Kind | null; onChange: (kind: Kind | null) => void }) {
  const words = useStrings(peopleStrings);
  return (
    <div role="group" aria-label={words.showKinds}>
      <Inline gap="xs">
        {KINDS.map((one) => (
          <FilterChip key={one} isSelected={kind === one} onChange={(isOn) => onChange(isOn ? one : null)}>
            {words.kinds[one]}
          </FilterChip>
        ))}
      </Inline>
    </div>
  );
}

const LoadingSkeleton = () => (
  <Stack>
    <SkeletonShape shape="block" height="3rem" />
    <SkeletonShape shape="block" height="3rem" />
    <SkeletonShape shape="block" height="3rem" />
  </Stack>
);
