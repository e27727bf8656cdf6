import { AppShellPage } from '@concordia/ui/components/AppShell';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { media } from '@concordia/ui/theme';
import { ChannelHistory } from '@concordia/ui/widgets/ChannelHistory';
import { ChannelPanel } from '@concordia/ui/widgets/ChannelPanel';
import { ImportStrip } from '@concordia/ui/widgets/ImportMailbox';
import { InboxSidebar } from '@concordia/ui/widgets/InboxSidebar';
import { MessageBoard } from '@concordia/ui/widgets/MessageBoard';
import { MessageDetail } from '@concordia/ui/widgets/MessageDetail';
import { MobileInbox } from '@concordia/ui/widgets/MobileInbox';
import { usePageTitle } from '../../app/navigation/usePageTitle';
import { useMedia } from '../../app/useMedia';
import * as styles from './Dashboard.css';
import type { Place } from './place';
import { useIsNewWorkspace } from './useIsNewWorkspace';
import { usePlace } from './usePlace';
import { Welcome } from './Welcome';

/** The board, what one filters it by, and what is chosen on it. Where one is lives in the address. */
export function Dashboard() {
  const heading = usePageTitle('Dashboard');
  const [place, go] = usePlace();
  const { channel, messageId } = place;
  return (
    <AppShellPage
      scrolls="inside"
      sidebar={{
        label: 'Counters and channels',
        content: <InboxSidebar selectedChannel={channel} onSelectChannel={(chosen) => go({ channel: chosen })} />,
      }}
      panel={{
        label: 'Details',
        isOpen: messageId !== null,
        onClose: () => go({ messageId: null }),
        content:
          channel !== null && messageId === null ? (
            <ChannelHistory channel={channel} onSelectMessage={(id) => go({ messageId: id })} />
          ) : (
            <MessageDetail messageId={messageId} onClose={() => go({ messageId: null })} />
          ),
      }}
    >
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          Dashboard
        </h1>
      </VisuallyHidden>
      <div className={styles.main}>
        <ImportStrip detailsHref="/setup#import" />
        <div className={styles.messages}>
          <Messages place={place} go={go} />
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
  const isNew = useIsNewWorkspace();
  const select = (id: string) => go({ messageId: id });
  const welcome = isNew ? <Welcome /> : undefined;
  if (!hasRoom) {
    return (
      <MobileInbox
        selectedChannel={channel}
        onSelectChannel={(chosen) => go({ channel: chosen })}
        selectedMessageId={messageId}
        onSelectMessage={select}
        empty={welcome}
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
  return <MessageBoard selectedMessageId={messageId} onSelectMessage={select} empty={welcome} />;
}
