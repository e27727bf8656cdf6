import { PROVIDER_PROFILES, providersOf } from '@concordia/domain';
import { crowded } from '@concordia/fixtures';
import { failing, network, storyWorld } from '@concordia/fixtures/network';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { AppShell, AppShellPage, type ShellLink } from '../../../components/AppShell';
import { ToastProvider } from '../../../components/Toast';
import { pseudoText } from '../../../locale/pseudo';
import { ChannelHistory } from '../../channels/ChannelHistory';
import { ChannelPanel } from '../../channels/ChannelPanel';
import { ChannelSetup } from '../../channels/ChannelSetup';
import { Finalize } from '../../channels/Finalize';
import { SetupChannels } from '../../channels/SetupChannels';
import { CalendarSubscriptions } from '../../day/CalendarSubscriptions';
import { Notifications } from '../../day/Notifications';
import { TaskList } from '../../day/TaskList';
import { TickerStrip } from '../../day/TickerStrip';
import { Today } from '../../day/Today';
import { Guardrails } from '../../delivery/Guardrails';
import { OutreachDialog } from '../../delivery/OutreachDialog';
import { NO_EVENT_FILTERS } from '../../hub/eventFilters';
import { HubAuth } from '../../hub/HubAuth';
import { HubEvents } from '../../hub/HubEvents';
import { HubModules } from '../../hub/HubModules';
import { HubSummary } from '../../hub/HubSummary';
import { HubWebhooks } from '../../hub/HubWebhooks';
import { AssignDialog } from '../../inbox/AssignDialog';
import { AssistantCard } from '../../inbox/AssistantCard';
import { CannedReplies } from '../../inbox/CannedReplies';
import { InboxSidebar } from '../../inbox/InboxSidebar';
import { MessageBoard } from '../../inbox/MessageBoard';
import { MessageDetail } from '../../inbox/MessageDetail';
import { MessageToolbar } from '../../inbox/MessageToolbar';
import { MobileInbox } from '../../inbox/MobileInbox';
import { NO_FILTERS } from '../../inbox/messages';
import { ProjectList } from '../../inbox/ProjectList';
import { SavedViews } from '../../inbox/SavedViews';
import { Suggestions } from '../../inbox/Suggestions';
import { GraphStatistics } from '../../insight/GraphStatistics';
import { PatternAnalysis } from '../../insight/PatternAnalysis';
import { SelectorSearch } from '../../insight/SelectorSearch';
import { TaskOptimization } from '../../insight/TaskOptimization';
import { DataIngestion } from '../../intake/DataIngestion';
import { DeadLetters } from '../../intake/DeadLetters';
import { ImportMailbox } from '../../intake/ImportMailbox';
import { NightOps } from '../../intake/NightOps';
import { OwnAddresses } from '../../intake/OwnAddresses';
import { ContactDetails } from '../../people/ContactDetails';
import { ContactGrid } from '../../people/ContactGrid';
import { DataEnrichment } from '../../people/DataEnrichment';
import { MergeSuggestions } from '../../people/MergeSuggestions';
import { WorkspaceSettings } from '../../platform/WorkspaceSettings';
import { connections, nothingKept, TWILIO } from './connections';
import * as styles from './PseudoLocale.css';
import { contactIn, idIn } from './people';
import { rowsAreThere } from './rows';
import { Stage } from './Stage';
import { listenForData, unspokenIn } from './unspoken';

const ignore = () => undefined;
const hrefOf = (id: string) => `/${id}`;

/** The words of the app around the widgets, which are in its own catalog. */
const links: readonly ShellLink[] = [
  { href: '/', label: pseudoText('Dashboard'), icon: 'dashboard', isInBottomBar: true },
  { href: '/contacts', label: pseudoText('Contacts'), icon: 'users', isInBottomBar: true },
  { href: '/setup', label: pseudoText('Setup'), icon: 'settings', isInBottomBar: true },
];

const full = crowded(200);
const world = full(storyWorld);
const openId = (world.messages.find(({ attachments }) => attachments.length > 0) ?? world.messages[0])?.id ?? null;

let data: ReturnType<typeof listenForData>;

const [{ id: personId } = { id: '' }] = world.contacts;

const filters = { ...NO_FILTERS, q: '17', priority: 'high', isUrgent: true, isUnread: true, isSnoozed: true } as const;

/** Brands are called the same everywhere. */
const brands: ReadonlySet<string> = new Set(
  [...providersOf('email'), 'whatsapp' as const].map((provider) => PROVIDER_PROFILES[provider].name),
);

/** What react-aria says itself, in the reader's language: it has a catalog of its own. */
const ofReactAria: ReadonlySet<string> = new Set(['Show suggestions']);

/** The day in the head of the page of the day, which the browser writes in the reader's language. */
const DAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}$/;

/** An amount with its unit, which the browser writes in the reader's language. */
const MEASURED = /^[\d,.]+ (?:ms|minutes?|hours?)$/;

/** Nothing is said on the screen that a translator would not get. */
const expectAllSpoken = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-state="loading"]')).toBeNull(), { timeout: 10_000 });
  const isNotOurs = (said: string) =>
    brands.has(said) || ofReactAria.has(said) || MEASURED.test(said) || DAY.test(said);
  await expect(unspokenIn(canvasElement, data).filter((said) => !isNotOurs(said))).toEqual([]);
};

const meta = preview.meta({
  title: 'Pseudo-locale',
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en-XA', viewport: { value: 'w1440', isRotated: false } },
  beforeEach: async ({ msw }) => {
    data = listenForData();
    msw.use(...(await network(full)));
    return data.stop;
  },
});

/** The dashboard with much on it. What stands in brackets comes from the catalog; what does not is somebody's own words. */
export const Dashboard = meta.story({
  render: () => (
    <ToastProvider>
      <AppShell
        name={pseudoText('Concordia')}
        tagline={pseudoText('Every channel, one relationship.')}
        motto="Concordia res parvae crescunt."
        links={links}
        currentPath="/"
        headerEnd={<Notifications onOpenMessage={ignore} onOpenCampaign={ignore} todayHref="/today" />}
      >
        <AppShellPage
          scrolls="inside"
          sidebar={{
            label: pseudoText('Counters and channels'),
            content: <InboxSidebar filters={NO_FILTERS} onFiltersChange={ignore} todayHref="/today" />,
          }}
        >
          <MessageBoard selectedId={null} onSelect={ignore} />
        </AppShellPage>
      </AppShell>
    </ToastProvider>
  ),
  play: async (context) => {
    await rowsAreThere();
    await expectAllSpoken(context);
  },
});

/** What works on messages: their toolbar, their projects, what is suggested and asked about them. */
const everyTool = (
  <Stage>
    <div className={styles.pile}>
      <MessageToolbar
        filters={filters}
        onFiltersChange={ignore}
        viewId={null}
        onViewChange={ignore}
        onCompose={ignore}
        onOutreach={ignore}
      />
      <SavedViews filters={filters} viewId={null} onViewChange={ignore} />
      <TickerStrip contactHref={hrefOf} onHide={ignore} />
      <ProjectList selectedProjectId={null} onSelectProject={ignore} />
      <AssistantCard messageHref={hrefOf} contactHref={hrefOf} />
      {openId !== null && <Suggestions messageId={openId} onUse={ignore} />}
      <TaskList onOpenMessage={ignore} />
      <CannedReplies />
    </div>
  </Stage>
);

const everyWidget = (
  <Stage>
    <div className={styles.pile}>
      <ChannelPanel channel="email" onClose={ignore} selectedMessageId={null} onSelectMessage={ignore} />
      <ChannelHistory channel="email" onSelectMessage={ignore} onCompose={ignore} onAnalytics={ignore} />
      <MobileInbox filters={NO_FILTERS} onFiltersChange={ignore} selectedId={null} onSelect={ignore} />
      <ContactGrid
        search={{ query: '', sort: 'activity' }}
        onSearchChange={ignore}
        onViewDetails={ignore}
        onAdd={ignore}
      />
      <MergeSuggestions onOpenContact={ignore} />
      <ContactDetails
        contactId={idIn(storyWorld, 'Ada')}
        onClose={ignore}
        onOpenContact={ignore}
        onOpenMessage={ignore}
        messageHref={() => '/'}
      />
      <ImportMailbox boardHref="/" showsHistory />
      <OwnAddresses />
      <WorkspaceSettings />
      <CalendarSubscriptions />
      <Today
        conversationHref={hrefOf}
        messageHref={hrefOf}
        contactHref={hrefOf}
        onOpenMessage={ignore}
        onOpenCampaign={ignore}
      />
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

/** What works on messages, filled. The open message above has its composer. */
export const EveryTool = meta.story({
  tags: ['no-pixels'],
  render: () => everyTool,
  play: expectAllSpoken,
});

/** The same when nothing can be read. */
export const EveryToolFailed = meta.story({
  tags: ['no-pixels'],
  render: () => everyTool,
  beforeEach: ({ msw }) => msw.use(failing()),
  play: expectAllSpoken,
});

/** The setup: every kind of panel, one of them filled, and what automations may do. */
const everySetup = (
  <Stage>
    <div className={styles.pile}>
      <SetupChannels selectedChannel="sms" hrefOf={hrefOf} />
      <ChannelSetup channel="email" />
      <ChannelSetup channel="twitter" outcome="denied" />
      <ChannelSetup channel="whatsapp" />
      <ChannelSetup channel="sms" />
      <Guardrails />
      <NightOps />
      <Finalize />
      <DeadLetters />
    </div>
  </Stage>
);

export const EverySetup = meta.story({
  tags: ['no-pixels'],
  render: () => everySetup,
  beforeEach: ({ msw }) => {
    nothingKept();
    msw.use(...connections({ sms: TWILIO, whatsapp: { mode: 'live', health: 'expired' } }));
  },
  play: async (context) => {
    await screen.findByText('tweet.read');
    await expectAllSpoken(context);
  },
});

/** The same when nothing can be read: the program simulates, and says so. */
export const EverySetupFailed = meta.story({
  tags: ['no-pixels'],
  render: () => everySetup,
  beforeEach: ({ msw }) => {
    nothingKept();
    msw.use(failing());
  },
  play: expectAllSpoken,
});

/** The graph: how large it is, what it is made from, the patterns in it, and what is asked of it. */
const everyGraph = (
  <Stage>
    <div className={styles.pile}>
      <GraphStatistics />
      <DataIngestion />
      <PatternAnalysis onOpenContact={() => undefined} contactHref={hrefOf} messageHref={hrefOf} />
      <SelectorSearch contactHref={hrefOf} />
      <TaskOptimization contactHref={hrefOf} />
      <DataEnrichment />
    </div>
  </Stage>
);

export const EveryGraph = meta.story({
  tags: ['no-pixels'],
  render: () => everyGraph,
  play: expectAllSpoken,
});

/** The same when nothing can be read. */
export const EveryGraphFailed = meta.story({
  tags: ['no-pixels'],
  render: () => everyGraph,
  beforeEach: ({ msw }) => msw.use(failing()),
  play: expectAllSpoken,
});

/** The connection hub: its figures, and the four views under them. */
const everyHub = (
  <Stage>
    <div className={styles.pile}>
      <HubSummary failuresHref="/" />
      <HubModules />
      <HubEvents filters={NO_EVENT_FILTERS} onFiltersChange={ignore} replayId={null} onReplayChange={ignore} />
      <HubWebhooks />
      <HubAuth />
    </div>
  </Stage>
);

/** In the app one view is open at a time, each with examples of its own; here those are parts of one page that are called the same. */
const manyExamples = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

export const EveryHub = meta.story({
  tags: ['no-pixels'],
  parameters: manyExamples,
  render: () => everyHub,
  play: expectAllSpoken,
});

/** The same when nothing can be read. */
export const EveryHubFailed = meta.story({
  tags: ['no-pixels'],
  parameters: manyExamples,
  render: () => everyHub,
  beforeEach: ({ msw }) => msw.use(failing()),
  play: expectAllSpoken,
});

/** The dialogs, one over the other; what react-aria says of the parts of a date it translates itself, so those with dates are not among them. */
export const EveryDialog = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <Stage>
      <AssignDialog isOpen onClose={ignore} items={[]} assigneeId={null} onAssign={ignore} />
      <OutreachDialog contact={contactIn(world, personId)} channels={['email']} isOpen onClose={ignore} />
    </Stage>
  ),
  play: async () => {
    const dialogs = await screen.findAllByRole('dialog', { hidden: true });
    await waitFor(() => expect(document.querySelector('[data-state="loading"]')).toBeNull(), { timeout: 10_000 });
    await expect(dialogs.length).toBeGreaterThanOrEqual(2);
    await expect(dialogs.flatMap((dialog) => unspokenIn(dialog, data))).toEqual([]);
  },
});

/** What is not in the catalog is found, wherever it is said. */
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
