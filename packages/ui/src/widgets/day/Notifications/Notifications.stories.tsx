import { busyMonday, longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { REREAD, withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { Notifications, type SystemNotifier, type SystemNotifierChoice } from '.';
import * as demo from './Notifications.demo.css';

const listPath = '/api/notifications';

/** The machine as the story wants it: it allows what is asked. */
function machine(first: SystemNotifierChoice): SystemNotifier {
  let choice = first;
  const listeners = new Set<() => void>();
  const choose = (change: Partial<SystemNotifierChoice>) => {
    choice = { ...choice, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => choice,
    setOn: async (isOn) => choose({ isOn, permission: 'granted' }),
    setShowsNames: (showsNames) => choose({ showsNames }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const unasked: SystemNotifierChoice = { isOn: false, showsNames: false, permission: 'default' };

const meta = preview.meta({
  component: Notifications,
  args: { onOpenMessage: fn(), onOpenCampaign: fn(), todayHref: '/today' },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Enter'], does: 'Opens what the bell shows; opens a message.' },
      { keys: ['Tab'], does: 'Goes through the notifications, then to what marks all of them.' },
      { keys: ['ArrowRight'], does: 'On a tab: to what is due.' },
      { keys: ['Escape'], does: 'Closes it; focus is back on the bell.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <div className={demo.header}>
          <Story />
        </div>
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const page = within(document.body);

async function openPanel(): Promise<ReturnType<typeof within>> {
  await userEvent.click(await page.findByRole('button', { name: /^Notifications/ }));
  return within(await page.findByRole('dialog', { name: 'Notifications' }));
}

const today = (panel: ReturnType<typeof within>) => panel.findByRole('list', { name: 'Today' });

/** A red dot while something is new; a press shows the message, and everything can be marked as seen at once. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'replayed', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await page.findByRole('button', { name: /^Notifications: \d+ new$/ });
    const panel = await openPanel();
    const [first] = within(await today(panel)).getAllByRole('button');
    await userEvent.click(first ?? document.body);
    await expect(args.onOpenMessage).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const again = await openPanel();
    await today(again);
    await waitFor(() =>
      expect(within(again.getAllByRole('listitem')[0] ?? document.body).queryByRole('img', { name: 'New' })).toBeNull(),
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: listPath })),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing happened: no dot, and a calm word. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByText('Nothing asks for you')).toBeVisible();
    await expect(page.queryByRole('button', { name: /new$/ })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: listPath })),
  play: async () => {
    await openPanel();
    await playFailed();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: listPath, once: true })),
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
    await expect(await today(panel)).toBeVisible();
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ msw }) => {
    const panel = await openPanel();
    await today(panel);
    msw.use(pending({ path: listPath }));
    window.dispatchEvent(new Event(REREAD));
    await waitFor(() =>
      expect(panel.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(await today(panel)).toBeVisible();
  },
});

/** Every kind, many times over: the list scrolls, and says how many it leaves out. */
const crowd = (world: World): World => {
  const kinds = ['send_failed', 'snooze_ended', 'urgent_message', 'task_due'] as const;
  const { now, contacts } = world;
  const notifications = Array.from({ length: 60 }, (_, index) => ({
    id: `0199f3a2-7c1e-7d40-9b6a-${String(index).padStart(12, '0')}`,
    kind: kinds[index % kinds.length] ?? 'send_failed',
    title: 'The delivery of the samples for the tasting on Thursday, and what we said about the invoice',
    reason: index % kinds.length === 0 ? 'The number is not reachable on WhatsApp.' : null,
    channel: null,
    messageId: null,
    taskId: null,
    contactId: contacts[index]?.id ?? null,
    createdAt: now - index * 3_600_000,
    seenAt: index > 5 ? now : null,
  }));
  return { ...world, notifications };
};

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network((world) => crowd(longNames(busyMonday(world)))))),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByText('10 older notifications not shown')).toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowd))),
  play: async () => {
    await today(await openPanel());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

const CAMPAIGN = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a99';

/** A campaign stopped itself a moment ago. */
const stopped = (world: World): World => {
  const stop = {
    id: CAMPAIGN,
    kind: 'campaign_stopped',
    title: 'New harvest',
    reason: '2 complaints in 40 messages are more than 0.2 % allow.',
    campaignId: CAMPAIGN,
    channel: null,
    messageId: null,
    taskId: null,
    contactId: null,
    createdAt: world.now - 60_000,
    seenAt: null,
  } as const;
  return { ...world, notifications: [stop, ...world.notifications] };
};

/** Enter opens, Tab goes through the list, Escape closes and gives focus back to the bell. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(stopped))),
  play: async ({ args }) => {
    const bell = await page.findByRole('button', { name: /^Notifications/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await today(within(await page.findByRole('dialog', { name: 'Notifications' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const list = await today(within(await page.findByRole('dialog', { name: 'Notifications' })));
    within(list).getAllByRole('button')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMessage).toHaveBeenCalledTimes(1);
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const again = await today(within(await page.findByRole('dialog', { name: 'Notifications' })));
    within(again)
      .getByRole('button', { name: /A campaign stopped itself/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenCampaign).toHaveBeenCalledWith(CAMPAIGN);
  },
});

/** Everything is marked in one press: the dot goes, and the list stays. */
export const AllSeen = meta.story({
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(page.queryByRole('button', { name: /new$/, hidden: true })).toBeNull());
    await expect(await today(panel)).toBeVisible();
  },
});

/** Behind the other tab: what is due until tonight. */
export const Due = meta.story({
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('tab', { name: 'Due' }));
    await expect(await panel.findByRole('list', { name: 'Overdue' })).toBeVisible();
  },
});

/** The browser is asked on a press. Who wrote is shown only where that is wanted. */
export const System = meta.story({
  args: { system: machine(unasked) },
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('switch', { name: 'Browser notifications' }));
    const names = await panel.findByRole('switch', { name: 'Show who wrote' });
    await expect(names).not.toBeChecked();
    await userEvent.click(names);
    await expect(names).toBeChecked();
  },
});

/** The browser said no before: only its own settings can change that, and the switch says so. */
export const SystemDenied = meta.story({
  args: { system: machine({ ...unasked, permission: 'denied' }) },
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByRole('switch', { name: 'Browser notifications' })).toBeDisabled();
    await expect(panel.getByText(/does not allow notifications/)).toBeVisible();
  },
});
