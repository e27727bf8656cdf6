import { AppShellPage } from '@concordia/ui/components/AppShell';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { useStrings } from '@concordia/ui/locale';
import { media } from '@concordia/ui/theme';
import { ImportStrip, useImportNews } from '@concordia/ui/widgets/ImportMailbox';
import { InboxSidebar } from '@concordia/ui/widgets/InboxSidebar';
import { MessageBoard } from '@concordia/ui/widgets/MessageBoard';
import { Suspense } from 'react';
import { usePageTitle } from '../../app/navigation/usePageTitle';
import { useMedia } from '../../app/useMedia';
import { dashboardStrings } from '../../strings/dashboard';
import * as styles from './Dashboard.css';
import type { Place } from './place';
import { ChannelHistory, ChannelPanel, MessageDetail, MobileInbox, Welcome } from './later';
import { useIsNewWorkspace } from './useIsNewWorkspace';
import { usePlace } from './usePlace';

/** The board, what one filters it by, and what is chosen on it. Where one is lives in the address. */
export function Dashboard() {
  const words = useStrings(dashboardStrings);
  const heading = usePageTitle(words.title);
  const [place, go] = usePlace();
  const { channel, messageId } = place;
  const isUnfinished = useImportNews();
  const isNew = useIsNewWorkspace(isUnfinished);
  return (
    <AppShellPage
      scrolls="inside"
      sidebar={{
        label: words.sidebar,
        content: <InboxSidebar selectedChannel={channel} onSelectChannel={(chosen) => go({ channel: chosen })} />,
      }}
      panel={{
        label: words.panel,
        isOpen: messageId !== null,
        isQuiet: messageId === null && channel === null,
        onClose: () => go({ messageId: null }),
        hasOwnClose: messageId !== null,
        content: (
          <Suspense>
            {channel !== null && messageId === null ? (
              <ChannelHistory channel={channel} onSelectMessage={(id) => go({ messageId: id })} />
            ) : (
              <MessageDetail messageId={messageId} onClose={() => go({ messageId: null })} />
            )}
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
        {!isNew && <ImportStrip detailsHref="/setup" />}
        <div className={styles.messages}>
          <Suspense>{isNew ? <Welcome /> : <Messages place={place} go={go} />}</Suspense>
        </div>
      </div>
    </AppShellPage>
  );
}

interface MessagesProps {
  place: Place;
  go: (move: Partial<Place>) => void;
}

/** The messages in the form that the screen has room for: the board or a channel's list, and on a phone the inbox. */
function Messages({ place: { channel, messageId }, go }: MessagesProps) {
  const hasRoom = useMedia(media.medium);
  const select = (id: string) => go({ messageId: id });
  if (!hasRoom) {
    return (
      <MobileInbox
        selectedChannel={channel}
        onSelectChannel={(chosen) => go({ channel: chosen })}
        selectedMessageId={messageId}
        onSelectMessage={select}
      />
    );
  }
  if (channel !== null) {
    return (
      <ChannelPanel
        channel={channel}
        onClose={() => go({ channel: null })}
        selectedMessageId={messageId}
        onSelectMessage={select}
      />
    );
  }
  return <MessageBoard selectedMessageId={messageId} onSelectMessage={select} />;
}
