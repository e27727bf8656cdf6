import { getListAccountsMockHandler } from '@concordia/api-client/msw';
import { crowded } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playExplained, playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { SAMPLE_ACCOUNTS } from '../../shared/testing/sampleAccounts';
import { AnalyticsOverview, type AnalyticsOverviewProps } from '.';

const path = '/api/analytics/overview';
const NAME = 'Analytics';

/** Keeps the range and the account, as the address does in the app. */
function PlacedOverview(props: AnalyticsOverviewProps) {
  const [range, setRange] = useState(props.range);
  const [accountId, setAccount] = useState(props.accountId ?? null);
  return (
    <Stage place="tools">
      <AnalyticsOverview
        {...props}
        range={range}
        onRangeChange={setRange}
        accountId={accountId}
        onAccountChange={(next) => {
          setAccount(next);
          props.onAccountChange(next);
        }}
      />
    </Stage>
  );
}

const meta = preview.meta({
  component: PlacedOverview,
  args: {
    range: '7d' as const,
    onRangeChange: fn(),
    onAccountChange: fn(),
    messageHref: (id: string) => `/?message=${id}`,
    contactsHref: '/contacts',
  },
  parameters: {
    keyboard: [
      {
        keys: ['ArrowLeft', 'ArrowRight'],
        does: 'In the time ranges, goes to the one beside it; in a chart, to the next value.',
      },
      { keys: ['Enter'], does: 'In a chart, shows the messages of the value that is looked at.' },
    ],
  },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const hours = (name = 'Messages received by weekday and hour') =>
  screen.findByRole('figure', { name }, { timeout: 30_000 });

const isThere = async () => {
  await hours();
  return screen.findByRole('figure', { name: 'Channel Distribution' }, { timeout: 30_000 });
};

/** The last week, and behind a figure its messages, the newest first. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await isThere();
    const total = screen.getByText('Total Messages').closest('div');
    await expect(total).toHaveTextContent(/\d+ received, \d+ sent/);
    const growth = screen.getByText('Growth Rate').closest('div');
    await expect(growth).toHaveTextContent(/week over week; (?:likely|no clear change:) [+-]\d+% to [+-]\d+%/);
    const trends = within(screen.getByRole('table', { name: 'Weekly Trends' }));
    const days = trends.getAllByRole('rowheader').map((header) => header.textContent);
    // The story's present is 2 March.
    await expect(days).toHaveLength(5);
    await expect(days[0]).toMatch(/2/);
    await expect(days[0]).toMatch(/Mar/);
    await expect(days[4]).toMatch(/26/);
  },
});

/** Opened for one channel: its figures come first, and one press shows all again. */
export const OneChannel = meta.story({
  tags: ['no-pixels'],
  args: { channel: 'email', onShowAllChannels: fn() },
  play: async ({ args }) => {
    await isThere();
    const channel = within(screen.getByRole('region', { name: 'Gmail' }));
    await expect(channel.getByText('Messages on Gmail').closest('div')).toHaveTextContent(/\d/);
    await userEvent.click(channel.getByRole('button', { name: 'Show all channels' }));
    await expect(args.onShowAllChannels).toHaveBeenCalledOnce();
  },
});

/** Where a channel has several accounts, the figures can be those of one, and so are the messages behind them. */
export const OneAccount = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(getListAccountsMockHandler([...SAMPLE_ACCOUNTS]), ...(await network())),
  play: async ({ args }) => {
    await isThere();
    await userEvent.click(await screen.findByRole('button', { name: /^All accounts/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales, SMS (Twilio)' }));
    await expect(args.onAccountChange).toHaveBeenLastCalledWith(SAMPLE_ACCOUNTS[1].id);
    await expect(await screen.findByRole('button', { name: /^Sales, SMS/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Sales, SMS/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All accounts' }));
    await expect(args.onAccountChange).toHaveBeenLastCalledWith(null);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing to count: growth is a sample, and says so. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await screen.findByText('No messages yet');
    const growth = screen.getByText('Growth Rate').closest('div');
    await expect(growth).toHaveTextContent(/Sample.*\+12%/);
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
  play: playRetry(isThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: isThere }),
});

/** Ninety days of much mail. */
export const Crowded = meta.story({
  tags: ['zoom'],
  args: { range: '90d' },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(800)))),
  play: async () => {
    await isThere();
  },
});

/** A phone: one column, nothing beyond the edge. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await isThere();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** The range by arrows, then a value of a chart by arrows, and Enter opens its messages, as many as were counted. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await isThere();
    screen.getByRole('radio', { name: '7 Days' }).focus();
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(screen.getByRole('radio', { name: '30 Days' })).toBeChecked());
    await waitFor(() => expect(screen.getByRole('region', { name: NAME })).toHaveAttribute('aria-busy', 'false'));
    const channels = within(await isThere());
    channels.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    const said = channels.getByRole('status').textContent ?? '';
    const count = Number(/\d+/.exec(said)?.[0]);
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Messages: / }));
    await expect(await dialog.findByText(new RegExp(`(?:^| )${count}(?: messages)?$`))).toBeVisible();
    await expect((await dialog.findAllByRole('link'))[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/?message='),
    );
  },
});

const activityPath = '/api/analytics/activity';

/** Hours by arrows, each with its day; what is sent instead of received; and the same as a table. */
export const Activity = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const received = within(await hours());
    await expect(received.getByText(/^The busiest time is |^No time stands out |too few to tell/)).toBeVisible();
    received.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(received.getByRole('status')).toHaveTextContent(/^Tuesday, 00:00: \d+$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Sent' }));
    const sent = within(await hours('Messages sent by weekday and hour'));
    await userEvent.click(sent.getByRole('button', { name: 'Show as table' }));
    await expect(sent.getAllByRole('columnheader')).toHaveLength(8);
    await expect(sent.getAllByRole('rowheader')).toHaveLength(24);
    const weeks = await screen.findByRole('figure', { name: 'Messages per week' });
    await expect(weeks).toHaveAccessibleDescription(/^\d+ messages? in 12 weeks/);
  },
});

/** One message is no pattern, and has nothing before it to compare with. */
export const Sparse = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => {
        const [last] = world.messages
          .filter(({ direction }) => direction === 'inbound')
          .toSorted((one, another) => another.sentAt - one.sentAt);
        return { ...world, messages: last === undefined ? [] : [last] };
      })),
    ),
  play: async () => {
    await expect(await hours()).toHaveAccessibleDescription('1 message is too few to tell a busiest time.');
    const weeks = await screen.findByRole('figure', { name: 'Messages per week' });
    await expect(weeks).toHaveAccessibleDescription(/^1 message in 12 weeks\. There are no 12 earlier weeks/);
    await userEvent.click(screen.getByRole('radio', { name: 'Sent' }));
    await expect(
      within(await hours('Messages sent by weekday and hour')).getByText('No messages in this time'),
    ).toBeVisible();
  },
});

/** The other figures stay, and the charts can be asked for again. */
export const ActivityFailed = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: activityPath, once: true })),
  play: async () => {
    await screen.findByText('Couldn’t load the activity');
    await expect(screen.getByText('Total Messages')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await hours();
  },
});

/** For fingers, and for who rather reads: figures of the table open their messages too. */
export const Behind = meta.story({
  play: async () => {
    const tones = within(await screen.findByRole('figure', { name: 'Sentiment Analysis' }, { timeout: 30_000 }));
    await userEvent.click(tones.getByRole('button', { name: 'Show as table' }));
    const row = within(tones.getByRole('row', { name: /^Positive/ }));
    await userEvent.click(row.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Messages: Positive' }));
    await dialog.findAllByRole('listitem');
    await userEvent.keyboard('{Escape}');
    const [busy] = screen.getAllByRole('button', { name: /^[1-9]\d* messages?: / });
    const counted = Number(busy?.textContent);
    await userEvent.click(busy ?? document.body);
    const day = within(await screen.findByRole('dialog', { name: /^Messages: / }));
    await expect(await day.findByText(new RegExp(`(?:^| )${counted}(?: messages)?$`))).toBeVisible();
  },
});

/** How it is calculated, on a phone and without a pointer. */
export const Explained = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await isThere();
    await playExplained(/the earlier period ends at the same time of day/);
    await expect(screen.getByText(/mean VADER score/)).toBeVisible();
  },
});
