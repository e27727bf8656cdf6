import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playLoading, playRefreshing } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { MorningBrief } from '.';

const path = '/api/analytics/brief/morning';
const NAME = 'Morning Brief';

const meta = preview.meta({
  component: MorningBrief,
  args: {
    setupHref: '/setup',
    messageHref: (id: string) => `/?message=${id}`,
    contactHref: (id: string) => `/contacts?contact=${id}`,
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through links and the disclosures under each action.' },
      { keys: ['Enter', ' '], does: 'Opens a fold, or presses the button.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="tools">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const expectFigures = async (...figures: string[]) => {
  for (const figure of figures) await expect(screen.getByText(figure)).toBeVisible();
};

const actions = () => screen.findByRole('list', { name: 'Do first' }, { timeout: 30_000 });

/** Everything is in sight at once on a common screen of 1,080 px. */
const SCREEN = 1_040;

/** One screen: at most three actions, sentences that open what is behind them, and pictures that are described. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    const rows = within(await actions()).getAllByRole('heading', { level: 4 });
    await expect(rows.length).toBeLessThanOrEqual(3);
    await expectFigures('Purchase Inquiry', '89%', '67%', 'Schedule Call', '82%', '$2,400', '2 hours', 'Within 1 hour');
    const pictures = canvas
      .getAllByRole('img')
      .filter((one): one is HTMLImageElement => one instanceof HTMLImageElement);
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      await waitFor(() => expect(picture.naturalWidth).toBe(picture.width === 0 ? 0 : 1280));
      await expect(picture.alt.length).toBeGreaterThan(20);
    }
    await expect(screen.getByRole('region', { name: NAME }).getBoundingClientRect().height).toBeLessThanOrEqual(SCREEN);
  },
});

/** Actions are in the reader's language, whatever language their messages are in. */
export const German = meta.story({
  globals: { locale: 'de-DE' },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Zuerst erledigen' }, { timeout: 30_000 });
    await waitFor(() =>
      expect(within(list).getAllByRole('heading', { level: 4 })[0]).toHaveTextContent(
        /antworten$|einhalten$|gebeten hat$|Angebot machen$|senden$/,
      ),
    );
    await expect(list).not.toHaveTextContent(/Reply to|Keep the promise|Waiting for/);
    const insights = screen.getByRole('list', { name: 'Erkenntnisse' });
    await expect(insights).toHaveTextContent(/auf Ihre Antwort/);
    await expect(insights).not.toHaveTextContent(/await|of emails|came in over/);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async () => {
    await playLoading(NAME)();
    await expect(screen.getByText('Loading your daily intelligence briefing...')).toBeInTheDocument();
  },
});

/** Nothing has been written yet; the figures are samples and say so. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await screen.findByText('Morning Brief Unavailable');
    await expect(screen.getAllByText('Sample')).toHaveLength(4);
    await expectFigures(
      'Purchase Inquiry',
      '89%',
      'Medium',
      '67%',
      'Schedule Call',
      '82%',
      '$2,400',
      '2 hours',
      'Within 1 hour',
    );
    await expect(screen.getByRole('link', { name: 'Connect a channel or import email' })).toHaveAttribute(
      'href',
      '/setup',
    );
    await expect(screen.queryByRole('button', { name: 'Generate now' })).toBeNull();
  },
});

/** Reading it fails for good, but it can be made: that is what the button does, and the widget says so meanwhile. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: async () => {
    await screen.findByText('Morning Brief Unavailable');
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Generate now' })).toBeEnabled();
  },
});

/** The brief is made where there was none: with progress, then with the brief. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Generate now' }));
    await expect(screen.getByRole('progressbar', { name: 'Making the brief' })).toBeVisible();
    await actions();
    await expect(screen.getByRole('heading', { name: NAME })).toHaveFocus();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: actions }),
});

/** Long names everywhere. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await actions();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await actions();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** The sum behind the first action is opened, and a brief made, without a pointer. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await actions();
    screen.getByRole('button', { name: 'How this is calculated' }).focus();
    await userEvent.keyboard('{Enter}');
    const [sum] = screen.getAllByText(/likelier × \$.* = \$.* per minute\.$/);
    await waitFor(() => expect(sum).toBeVisible());
    screen.getByRole('button', { name: 'Generate now' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Brief updated', undefined, { timeout: 30_000 });
    await expect(screen.getByText(/brief 2/)).toBeVisible();
  },
});

/** It goes out by email once it is said where to. */
export const Delivery = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await actions();
    await userEvent.click(screen.getByRole('button', { name: 'By email' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Send me the brief every morning' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'mara@lindgren.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The next brief goes to mara@lindgren.example.');
    await expect(await screen.findByRole('button', { name: 'Send this brief now' })).toBeEnabled();
  },
});

/** Whom to reply to and what was promised open from their sentences. */
export const Opened = meta.story({
  tags: ['narrow'],
  play: async () => {
    await actions();
    await userEvent.click(screen.getByRole('button', { name: /^Who to reply to today/ }));
    const answers = within(await screen.findByRole('list', { name: 'Who to reply to today' }));
    await expect(answers.getAllByRole('listitem').length).toBeGreaterThan(5);
    await userEvent.click(screen.getByRole('button', { name: /^Promises/ }));
    const ours = within(await screen.findByRole('list', { name: 'We promised' }));
    await expect(ours.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('/?message='));
  },
});

/** How the figures are calculated, and the emails and customers behind them, without a pointer. */
export const Figures = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await actions();
    screen.getByRole('button', { name: 'How this is calculated' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/A click counts as an opening/)).toBeVisible();
    await expect(screen.getByText(/with their usual rate/)).toBeVisible();
    screen.getByRole('button', { name: /^Emails sent: \d/ }).focus();
    await userEvent.keyboard('{Enter}');
    const emails = within(await screen.findByRole('dialog', { name: 'Messages: Emails sent' }));
    await emails.findAllByRole('listitem');
    await userEvent.keyboard('{Escape}');
    screen.getByRole('button', { name: 'High Risk' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'High Risk' }, { timeout: 30_000 });
  },
});
