import { byChannel, type Channel } from '@concordia/domain';
import { useId } from 'react';
import { Skeleton } from '../../components/Skeleton';
import { WidgetFrame } from '../../components/WidgetFrame';
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import { text } from '../../theme';
import { statsStateOf, useStats } from '../messages/useStats';
import { InboxCounters } from '../parts/InboxCounters';
import { ChannelFilters } from './ChannelFilters';
import * as styles from './InboxSidebar.css';

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
    <div className={styles.sidebar}>
      <InboxCounters stats={stats} />
      <div className={styles.channels}>
        <h3 id={headingId} className={text({ style: 'caption', tone: 'muted' })}>
          {words.channels}
        </h3>
        <ChannelFilters
          counts={stats.byChannel}
          selectedChannel={selectedChannel}
          onSelectChannel={onSelectChannel}
          labelledBy={headingId}
        />
      </div>
    </div>
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
