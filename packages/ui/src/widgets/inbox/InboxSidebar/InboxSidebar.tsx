import { byChannel } from '@concordia/domain';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Skeleton } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { InboxCounters } from '../../shared/parts/InboxCounters';
import { useProblem } from '../../shared/problems';
import type { MessageFilters } from '../messages/filters';
import { statsStateOf, useStats } from '../messages/useStats';
import { ChannelFilters } from './ChannelFilters';
import { SnoozedFilter } from './SnoozedFilter';
import { TodayLink } from './TodayLink';

const AccountFilters = lazy(async () => ({ default: (await import('./AccountFilters')).AccountFilters }));

export interface InboxSidebarProps {
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
  /** Where the day is on a page of its own. */
  todayHref: string;
  children?: ReactNode;
}

/** Typical values, which size the skeleton. */
const LIKELY = { conversations: { unread: 120, urgent: 12 }, byChannel: byChannel(() => 120) };

/** Counts of unread, urgent and snoozed conversations, and of messages per channel and account. Each is a toggle filter. */
export function InboxSidebar({ filters, onFiltersChange, todayHref, children }: InboxSidebarProps) {
  const headingId = useId();
  const words = useStrings(messageStrings);
  const state = statsStateOf(useStats(), words.countersFailed, useProblem());
  const contents = (stats: typeof LIKELY) => (
    <Stack gap="xl">
      <Stack gap="sm">
        <InboxCounters counts={stats.conversations} filters={filters} onFiltersChange={onFiltersChange} />
        <TodayLink href={todayHref} />
        <SnoozedFilter isOn={filters.isSnoozed} onChange={(isSnoozed) => onFiltersChange({ ...filters, isSnoozed })} />
      </Stack>
      <Stack gap="sm">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {words.channels}
        </Heading>
        <ChannelFilters
          counts={stats.byChannel}
          selectedChannel={filters.channel}
          onSelectChannel={(channel) => onFiltersChange({ ...filters, channel, accountId: null })}
          labelledBy={headingId}
        >
          {(channel) =>
            stats !== LIKELY && (
              <Suspense fallback={null}>
                <AccountFilters
                  channel={channel}
                  selectedAccountId={filters.accountId}
                  onSelectAccount={(accountId) => onFiltersChange({ ...filters, channel, accountId })}
                />
              </Suspense>
            )
          }
        </ChannelFilters>
      </Stack>
    </Stack>
  );
  return (
    <Stack gap="xl">
      <WidgetFrame
        title={words.counters}
        isHeadingHidden
        state={state}
        skeleton={<Skeleton isLoading>{contents(LIKELY)}</Skeleton>}
        empty={null}
      >
        {contents}
      </WidgetFrame>
      {children}
    </Stack>
  );
}
