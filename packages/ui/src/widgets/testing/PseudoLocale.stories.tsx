import preview from '#storybook/preview';
import { crowded } from '@concordia/fixtures';
import { createStore, failing, handlersOf, storyWorld } from '@concordia/fixtures/network';
import { expect, waitFor } from 'storybook/test';
import { AppShell, AppShellPage, type ShellLink } from '../../components/AppShell';
import { ToastProvider } from '../../components/Toast';
import { pseudoText } from '../../locale/pseudo';
import { ChannelHistory } from '../ChannelHistory';
import { ChannelPanel } from '../ChannelPanel';
import { ContactGrid } from '../ContactGrid';
import { ImportMailbox } from '../ImportMailbox';
import { InboxSidebar } from '../InboxSidebar';
import { MessageBoard } from '../MessageBoard';
import { MessageDetail } from '../MessageDetail';
import { MobileInbox } from '../MobileInbox';
import { Notifications } from '../Notifications';
import { OwnAddresses } from '../OwnAddresses';
import * as styles from './PseudoLocale.css';
import { rowsAreThere } from './rows';
import { Stage } from './Stage';
import { listenForData, unspokenIn } from './unspoken';

const ignore = () => undefined;

/** The words of the app around the widgets, which are in its own catalogue. */
const links: readonly ShellLink[] = [
  { href: '/', label: pseudoText('Dashboard'), icon: 'dashboard', isInBottomBar: true },
  { href: '/contacts', label: pseudoText('Contacts'), icon: 'users', isInBottomBar: true },
  { href: '/setup', label: pseudoText('Setup'), icon: 'settings', isInBottomBar: true },
];

const world = crowded(200)(storyWorld);
const openId = (world.messages.find(({ attachments }) => attachments.length > 0) ?? world.messages[0])?.id ?? null;

let data: ReturnType<typeof listenForData>;

/** Nothing is said on the screen that a translator would not get. */
const expectAllSpoken = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-state="loading"]')).toBeNull(), { timeout: 10_000 });
  await expect(unspokenIn(canvasElement, data)).toEqual([]);
};

const meta = preview.meta({
  title: 'Pseudo-locale',
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-XA', viewport: { value: 'w1440', isRotated: false } },
  beforeEach: ({ msw }) => {
    data = listenForData();
    msw.use(...handlersOf(createStore(world)));
    return data.stop;
  },
});

/** The dashboard with much on it. What stands in brackets comes from the catalogue; what does not is somebody's own words. */
export const Dashboard = meta.story({
  render: () => (
    <ToastProvider>
      <AppShell
        name={pseudoText('Concordia')}
        tagline={pseudoText('Every channel, one relationship.')}
        motto="Concordia res parvae crescunt."
        links={links}
        currentPath="/"
        headerEnd={<Notifications onOpenMessage={ignore} />}
      >
        <AppShellPage
          scrolls="inside"
          sidebar={{
            label: pseudoText('Counters and channels'),
            content: <InboxSidebar selectedChannel={null} onSelectChannel={ignore} />,
          }}
        >
          <MessageBoard selectedMessageId={null} onSelectMessage={ignore} />
        </AppShellPage>
      </AppShell>
    </ToastProvider>
  ),
  play: async (context) => {
    await rowsAreThere();
    await expectAllSpoken(context);
  },
});

const everyWidget = (
  <Stage>
    <div className={styles.pile}>
      <ChannelPanel channel="email" onClose={ignore} selectedMessageId={null} onSelectMessage={ignore} />
      <ChannelHistory channel="email" onSelectMessage={ignore} />
      <MobileInbox selectedChannel={null} onSelectChannel={ignore} selectedMessageId={null} onSelectMessage={ignore} />
      <ContactGrid onViewDetails={ignore} />
      <ImportMailbox boardHref="/" showsHistory />
      <OwnAddresses />
      <MessageDetail messageId={openId} onClose={ignore} />
    </div>
  </Stage>
);

/** The other widgets, filled. */
export const EveryWidget = meta.story({
  tags: ['no-pixels'],
  render: () => everyWidget,
  play: expectAllSpoken,
});

/** The same widgets when nothing can be read: each says so in its own words. */
export const EveryFailure = meta.story({
  tags: ['no-pixels'],
  render: () => everyWidget,
  beforeEach: ({ msw }) => msw.use(failing()),
  play: expectAllSpoken,
});

/** What is not in the catalogue is found, wherever it is said. */
export const Planted = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <ul aria-label="A name" title="A title">
      <li>
        {pseudoText('Known')} and <b>{pseudoText('more')}</b>
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(unspokenIn(canvasElement, data)).toEqual(['A name', 'A title', 'and']);
  },
});
