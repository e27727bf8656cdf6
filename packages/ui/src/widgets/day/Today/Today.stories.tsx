import { getToday, updatePromise } from '@concordia/api-client';
import { getListAccountsMockHandler } from '@concordia/api-client/msw';
import { crowded, longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playExplained, playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { SAMPLE_ACCOUNTS } from '../../shared/testing/sampleAccounts';
import { Today, type TodayProps } from '.';

const path = '/api/today';

const meta = preview.meta({
  component: Today,
  args: {
    conversationHref: (id: string) => `/?conversation=${id}`,
    messageHref: (id: string) => `/?message=${id}`,
    contactHref: (id: string) => `/contacts?contact=${id}`,
    onOpenMessage: fn(),
    onOpenCampaign: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from one entry to the next.' },
      { keys: ['Enter'], does: 'Opens the conversation, the contact or what the notification is about.' },
      { keys: [' '], does: 'Checks a task or a promise off.' },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <Stage place={parameters.isWide === true ? 'pane' : 'panel'}>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const answers = () => screen.findByRole('list', { name: 'Reply first' }, { timeout: 5_000 });
const tasks = () => screen.findByRole('list', { name: 'Tasks and follow-ups' });

/** Whom to reply to leads to the conversation; a task is checked off; a notification opens, and is seen then. */
export const Ready = meta.story({
  tags: ['dark', 'rtl'],
  play: async ({ canvas, args }) => {
    const [first] = within(await answers()).getAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/^\/\?conversation=./);
    await expect(within(await answers()).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { name: 'Since yesterday' })).toBeVisible();
    const events = within(canvas.getByRole('list', { name: 'Calendar' })).getAllByRole('listitem');
    await expect(events.map(({ textContent }) => textContent)).toEqual([
      '11:00Cupping with Glen Corrie HouseTasting room',
      '15:30Customs call, Baltic Freight',
    ]);

    const boxes = within(await tasks()).getAllByRole('checkbox');
    await userEvent.click(boxes[0] ?? document.body);
    await waitFor(async () => expect(within(await tasks()).getAllByRole('checkbox')).toHaveLength(boxes.length - 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(within(await tasks()).getAllByRole('checkbox')).toHaveLength(boxes.length));

    const news = within(await screen.findByRole('list', { name: 'New notifications' }));
    const urgent = news.getAllByRole('button', { name: /Urgent message/ })[0];
    await userEvent.click(urgent ?? document.body);
    await expect(args.onOpenMessage).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(urgent).not.toBeInTheDocument());
  },
});

/** A kept promise is checked off and stays for the day; a second press, or the toast, reopens it. */
export const PromiseKept = meta.story({
  tags: ['dark'],
  play: async () => {
    const promises = within(await screen.findByRole('list', { name: 'You promised' }, { timeout: 5_000 }));
    const [first] = promises.getAllByRole('checkbox', { checked: false });
    await userEvent.click(first ?? document.body);
    await expect(await promises.findByText('Kept')).toBeVisible();
    await userEvent.click(promises.getByRole('checkbox', { checked: true }));
    await waitFor(() => expect(promises.queryByText('Kept')).toBeNull());
    await expect(screen.getByText(/^Reopened: /)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
    await expect(await promises.findByText('Kept')).toBeVisible();
  },
});

let keeperId = '';

/** What kept a promise is a press away. */
export const PromiseKeptByMessage = meta.story({
  tags: ['no-pixels'],
  beforeEach: async () => {
    const { promises } = await getToday();
    const ours = promises.find(({ kind, kept }) => kind !== 'request' && kept === undefined);
    if (ours === undefined) throw new Error('No open promise.');
    keeperId = ours.messageId;
    await updatePromise(ours.id, { isKept: true, keptByMessageId: keeperId });
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Kept by a message' }, { timeout: 5_000 });
    await expect(link).toHaveAttribute('href', `/?message=${keeperId}`);
  },
});

/** A refusal is said, and the promise stays open. */
export const PromiseRefused = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/promises/:promiseId', method: 'patch' })),
  play: async () => {
    const promises = within(await screen.findByRole('list', { name: 'You promised' }, { timeout: 5_000 }));
    await userEvent.click(promises.getAllByRole('checkbox', { checked: false })[0] ?? document.body);
    await expect(await screen.findByText('That could not be kept')).toBeVisible();
    await expect(promises.queryByText('Kept')).toBeNull();
  },
});

/** Of what others asked the first five are shown; the others on demand, without losing the focus. */
export const EveryRequest = meta.story({
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'They asked' }, { timeout: 5_000 }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: /^Show all \d+ requests$/ }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(5);
    await expect(screen.getByRole('button', { name: 'Show fewer requests' })).toHaveFocus();
  },
});

/** From whom to reply to first down to the tasks; Space checks one off. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const links = within(await answers()).getAllByRole('link');
    links[0]?.focus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();

    const boxes = within(await tasks()).getAllByRole('checkbox');
    boxes[0]?.focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(within(await tasks()).getAllByRole('checkbox')).toHaveLength(boxes.length - 1));
  },
});

/** On a page of its own: two columns. */
export const Wide = meta.story({
  parameters: { isWide: true },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  tags: ['dark'],
  play: async () => {
    await answers();
    await screen.findByRole('list', { name: 'New notifications' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading('Today'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting for you')).toBeVisible();
    await expect(canvas.getByText('No new conversations.')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: playRetry(answers),
});

/** Only the tasks could not be read: the rest of the day stays, and they are tried again alone. */
export const PartFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/tasks', once: true })),
  play: async ({ canvas }) => {
    await answers();
    await expect(canvas.getByText(/^The tasks could not be read\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await tasks()).toBeVisible();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Today', { answer: pending({ path }), shown: answers }),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded()))),
  play: async () => void (await answers()),
});

export const LongNames = meta.story({
  tags: ['narrow', 'rtl'],
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => void (await answers()),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => void (await answers()),
});

/** How it is calculated, on a phone and without a pointer. */
export const Explained = meta.story({
  tags: ['no-pixels', 'phone', 'enlarged'],
  // Notifications reach into the margin of the page.
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await answers();
    await playExplained(/five open conversations that wait most/);
  },
});

function PlacedToday({ onAccountChange, ...props }: TodayProps) {
  const [accountId, setAccount] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setAccount(id);
    onAccountChange?.(id);
  };
  return <Today {...props} accountId={accountId} onAccountChange={choose} />;
}

/** Where a channel has several accounts, the day can be that of one: here of one without any conversation. */
export const OneAccount = meta.story({
  tags: ['no-pixels', 'dark', 'narrow'],
  args: { onAccountChange: fn() },
  render: (args) => <PlacedToday {...args} />,
  beforeEach: async ({ msw }) => msw.use(getListAccountsMockHandler([...SAMPLE_ACCOUNTS]), ...(await network())),
  play: async ({ args }) => {
    await answers();
    await userEvent.click(await screen.findByRole('button', { name: /^All accounts/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales, SMS (Twilio)' }));
    await expect(args.onAccountChange).toHaveBeenLastCalledWith(SAMPLE_ACCOUNTS[1].id);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reply first' })).toBeNull(), { timeout: 5_000 });
    await userEvent.click(screen.getByRole('button', { name: /^Sales, SMS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All accounts' }));
    await answers();
  },
});
