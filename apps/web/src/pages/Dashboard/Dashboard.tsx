import { useGetConversation } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { AppShellPage } from '@concordia/ui/components/AppShell';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { useStrings } from '@concordia/ui/locale';
import { media } from '@concordia/ui/theme';
import { type MessageFilters, sameFilters } from '@concordia/ui/widgets/inbox/messages';
import { ImportNews, ImportStrip, useUnfinishedImport } from '@concordia/ui/widgets/intake/imports';
import { Suspense, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { channelAnalyticsHref, contactHref, messageHref } from '../../app/navigation/hrefs';
import { usePageTitle } from '../../app/navigation/usePageTitle';
import { useMedia } from '../../app/useMedia';
import { dashboardStrings } from '../../strings/generated/dashboard';
import * as styles from './Dashboard.css';
import {
  AssistantCard,
  ChannelHistory,
  ComposeDialog,
  DashboardStrip,
  InboxSidebar,
  MessageDetail,
  ProjectList,
  Welcome,
} from './lazy';
import { Messages } from './Messages';
import { openIdOf, type Place } from './place';
import { Tools } from './Tools';
import { useDashboardTools } from './useDashboardTools';
import { useIsNewWorkspace } from './useIsNewWorkspace';
import { usePlace } from './usePlace';

/** The board with its filters and selection. The address holds the state. */
export function Dashboard() {
  const words = useStrings(dashboardStrings);
  const heading = usePageTitle(words.title);
  const [place, go] = usePlace();
  const navigate = useNavigate();
  const { filters } = place;
  const openId = openIdOf(place);
  const hasRoom = useMedia(media.medium);
  const isReading = useMedia(media.wide) && openId !== null;
  const isNew = useIsNewWorkspace(useUnfinishedImport());
  const searchBox = useRef<HTMLInputElement>(null);
  const tools = useDashboardTools(place, go, searchBox);
  const setFilters = useCallback(
    (next: MessageFilters) =>
      go({ filters: next, ...(sameFilters(next, filters) ? {} : { conversationId: null, messageId: null }) }),
    [go, filters],
  );
  const select = useCallback((messageId: string) => go({ conversationId: null, messageId }), [go]);
  const selectConversation = useCallback((conversationId: string) => go({ conversationId, messageId: null }), [go]);
  return (
    <AppShellPage
      scrolls="inside"
      sidebar={{
        label: words.sidebar,
        content: <Sidebar place={place} onFiltersChange={setFilters} />,
      }}
      panel={{
        label: words.panel,
        isOpen: openId !== null,
        size: panelSizeOf(place, tools.isFull),
        onClose: tools.handlers.close,
        hasOwnClose: openId !== null,
        content: (
          <Panel
            place={place}
            onSelect={select}
            onClose={tools.handlers.close}
            onCompose={tools.composeOn}
            onAnalytics={(channel) => void navigate(channelAnalyticsHref(channel))}
          />
        ),
      }}
    >
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
      </VisuallyHidden>
      <div className={styles.main}>
        <Suspense fallback={null}>
          <ImportNews />
        </Suspense>
        {!isNew && <ImportStrip detailsHref="/setup?section=import" />}
        {!isNew && hasRoom && !isReading && (
          <Suspense fallback={<div className={styles.stripToCome} />}>
            <DashboardStrip />
          </Suspense>
        )}
        {!isNew && (
          <Tools
            place={place}
            hasRoom={hasRoom && !isReading}
            tools={tools}
            searchRef={searchBox}
            onFiltersChange={setFilters}
          />
        )}
        <div className={styles.messages}>
          <Suspense>
            {isNew ? (
              <Welcome />
            ) : (
              <Messages
                place={place}
                hasRoom={hasRoom}
                onFiltersChange={setFilters}
                onSelectConversation={selectConversation}
                onSelectMessage={select}
              />
            )}
          </Suspense>
        </div>
        {tools.writing !== null && (
          <Suspense fallback={null}>
            <ComposeDialog kind={tools.writing} channel={tools.writingOn} isOpen onClose={tools.stopWriting} />
          </Suspense>
        )}
      </div>
    </AppShellPage>
  );
}

function panelSizeOf(place: Place, isFull: boolean) {
  if (openIdOf(place) !== null) return isFull ? 'full' : 'reading';
  return place.filters.channel === null ? 'quiet' : 'regular';
}

interface SidebarProps {
  place: Place;
  onFiltersChange: (filters: MessageFilters) => void;
}

function Sidebar({ place: { filters, conversationId, messageId }, onFiltersChange }: SidebarProps) {
  const { data: conversation } = useGetConversation(conversationId ?? '', {
    swr: { enabled: conversationId !== null },
  });
  return (
    <Suspense fallback={null}>
      <InboxSidebar filters={filters} onFiltersChange={onFiltersChange}>
        <Suspense fallback={null}>
          <ProjectList
            selectedProjectId={filters.projectId}
            onSelectProject={(projectId) => onFiltersChange({ ...filters, projectId })}
          />
        </Suspense>
        <Suspense fallback={null}>
          <AssistantCard
            messageId={messageId ?? conversation?.leadMessageId ?? null}
            messageHref={messageHref}
            contactHref={contactHref}
          />
        </Suspense>
      </InboxSidebar>
    </Suspense>
  );
}

interface PanelProps {
  place: Place;
  onSelect: (messageId: string) => void;
  onClose: () => void;
  onCompose: (channel: Channel) => void;
  onAnalytics: (channel: Channel) => void;
}

/** The open conversation; otherwise the selected channel's history. */
function Panel({
  place: { filters, conversationId, messageId },
  onSelect,
  onClose,
  onCompose,
  onAnalytics,
}: PanelProps) {
  const { channel } = filters;
  return (
    <Suspense>
      {channel !== null && conversationId === null && messageId === null ? (
        <ChannelHistory
          channel={channel}
          onSelectMessage={onSelect}
          onCompose={() => onCompose(channel)}
          onAnalytics={() => onAnalytics(channel)}
        />
      ) : (
        <MessageDetail conversationId={conversationId} messageId={messageId} onClose={onClose} />
      )}
    </Suspense>
  );
}
