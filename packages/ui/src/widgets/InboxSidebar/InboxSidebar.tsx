import { byChannel, type Channel } from '@concordia/domain';
import { useId } from 'react';
import { Heading } from '../../components/Heading';
import { Skeleton } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import { statsStateOf, useStats } from '../messages/useStats';
import { InboxCounters } from '../parts/InboxCounters';
import { ChannelFilters } from './ChannelFilters';

export interface InboxSidebarProps {
  /** The channel whose messages are shown; `null` for all. */
  selectedChannel: Channel | null;
  /** Told the channel, or `null` when the chosen one is pressed again. */
  onSelectChannel: (channel: Channel | null) => void;
}

/** What the bones are made of: figures of likely length. */
const LIKELY = { unread: 120, urgent: 12, byChannel: byChannel(() => 120) };

/** How much there is: unread, urgent, and each channel, which can be chosen. */
export function InboxSidebar({ selectedChannel, onSelectChannel }: InboxSidebarProps) {
  const headingId = useId();
  const words = useStrings(messageStrings);
  const state = statsStateOf(useStats(), words.countersFailed);
  const contents = (stats: typeof LIKELY) => (
    <Stack gap="xl">
      <InboxCounters stats={stats} />
      <Stack gap="sm">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {words.channels}
        </Heading>
        <ChannelFilters
          counts={stats.byChannel}
          selectedChannel={selectedChannel}
          onSelectChannel={onSelectChannel}
          labelledBy={headingId}
        />
      </Stack>
    </Stack>
  );
  return (
    <WidgetFrame
      title={words.counters}
      isHeadingHidden
      state={state}
      skeleton={<Skeleton isLoading>{contents(LIKELY)}</Skeleton>}
      empty={null}
    >
      {contents}
    </WidgetFrame>
  );
}
