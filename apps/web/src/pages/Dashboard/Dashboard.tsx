import { AppShellPage } from '@concordia/ui/components/AppShell';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { useStrings } from '@concordia/ui/locale';
import { media } from '@concordia/ui/theme';
import { type MessageFilters, sameFilters, useMessageStore } from '@concordia/ui/widgets/inbox/messages';
import { useUnfinishedImport } from '@concordia/ui/widgets/intake/imports';
import { Suspense, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { channelAnalyticsHref } from '../../app/navigation/hrefs';
import { usePageTitle } from '../../app/navigation/usePageTitle';
import { useMedia } from '../../app/useMedia';
import { dashboardStrings } from '../../strings/generated/dashboard';
import * as styles from './Dashboard.css';
import { ComposeDialog, DashboardStrip, Imports, Panel, Sidebar, Welcome } from './lazy';
import { Messages } from './Messages';
import { openIdOf, type Place } from './place';
import { useStripShown } from './strip';
import { Tools } from './Tools';
import { opened, useDashboardTools } from './useDashboardTools';
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
  const hasFullRoom = hasRoom && !isReading;
  const isNew = useIsNewWorkspace(useUnfinishedImport());
  const searchBox = useRef<HTMLInputElement>(null);
  const hasStrip = useStripShown();
  const tools = useDashboardTools(place, go, searchBox);
  const setFilters = useCallback(
    (next: MessageFilters) =>
      go({ filters: next, ...(sameFilters(next, filters) ? {} : { conversationId: null, messageId: null }) }),
    [go, filters],
  );
  const select = useCallback((messageId: string) => go({ conversationId: null, messageId }), [go]);
  const { desk } = useMessageStore();
  const selectConversation = useCallback(
    (conversationId: string) => {
      const item = desk.find(conversationId);
      go(item === null ? { conversationId, messageId: null } : opened(item));
    },
    [go, desk],
  );
  return (
    <AppShellPage
      scrolls="inside"
      sidebar={{
        label: words.sidebar,
        content: (
          <Suspense fallback={null}>
            <Sidebar place={place} onFiltersChange={setFilters} />
          </Suspense>
        ),
      }}
      panel={{
        label: words.panel,
        isOpen: openId !== null,
        size: panelSizeOf(place, tools.isFull),
        onClose: tools.handlers.close,
        hasOwnClose: openId !== null,
        content: (
          <Suspense>
            <Panel
              place={place}
              onSelect={select}
              onClose={tools.handlers.close}
              onCompose={tools.composeOn}
              onAnalytics={(channel) => void navigate(channelAnalyticsHref(channel))}
            />
          </Suspense>
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
          <Imports isNew={isNew} hasRoom={hasFullRoom} />
        </Suspense>
        {!isNew && hasFullRoom && hasStrip && (
          <Suspense fallback={<div className={styles.stripToCome} />}>
            <DashboardStrip />
          </Suspense>
        )}
        {!isNew && (
          <Tools place={place} hasRoom={hasFullRoom} tools={tools} searchRef={searchBox} onFiltersChange={setFilters} />
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
