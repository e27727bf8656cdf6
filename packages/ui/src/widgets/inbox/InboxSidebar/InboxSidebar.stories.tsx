import { getGetAccountStatsMockHandler, getListAccountsMockHandler } from '@concordia/api-client/msw';
import { crowded } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { isReady } from '../../shared/testing/rows';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { SAMPLE_ACCOUNTS } from '../../shared/testing/sampleAccounts';
import { NO_FILTERS } from '../messages';
import { InboxSidebar } from '.';

const meta = preview.meta({
  component: InboxSidebar,
  args: { filters: NO_FILTERS, onFiltersChange: fn(), todayHref: '/today' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Stage place="sidebar">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Unread, urgent, and the eight channels with their counts. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas, args }) => {
    await isReady('Counters');
    await userEvent.click(canvas.getByRole('button', { name: /^Gmail/ }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, channel: 'email' });
    await expect(canvas.getAllByRole('button')).toHaveLength(11);
  },
});

/** The counters are filters as well, and so is what was put off. */
export const Counters = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, args }) => {
    await isReady('Counters');
    await userEvent.click(canvas.getByRole('button', { name: /^Unread/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, isUnread: true });
    await userEvent.click(canvas.getByRole('button', { name: /^Urgent/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, isUrgent: true });
    await userEvent.click(canvas.getByRole('button', { name: /^Snoozed/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, isSnoozed: true });
  },
});

/** A channel is chosen; pressing it again takes the choice back. */
export const Chosen = meta.story({
  args: { filters: { ...NO_FILTERS, channel: 'whatsapp', isUnread: true } },
  tags: ['dark'],
  play: async ({ canvas, args }) => {
    await isReady('Counters');
    const chosen = canvas.getByRole('button', { name: /^WhatsApp Business/ });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chosen);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, isUnread: true });
  },
});

const [, sales, second] = SAMPLE_ACCOUNTS;

/** A channel with several accounts unfolds into them; the others look as ever. */
export const Accounts = meta.story({
  tags: ['no-pixels', 'dark', 'rtl', 'narrow'],
  beforeEach: async ({ msw }) =>
    msw.use(
      getListAccountsMockHandler([...SAMPLE_ACCOUNTS]),
      getGetAccountStatsMockHandler([
        { accountId: sales.id, messages: 41 },
        { accountId: second.id, messages: 0 },
      ]),
      ...(await network()),
    ),
  play: async ({ canvas, args }) => {
    await isReady('Counters');
    const unfold = await canvas.findByRole('button', { name: 'Accounts of SMS (Twilio)' });
    await expect(canvas.getAllByRole('button', { name: /^Accounts of/ })).toHaveLength(1);
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    const list = within(canvas.getByRole('list', { name: 'Accounts of SMS (Twilio)' }));
    await userEvent.click(await list.findByRole('button', { name: /^Sales ?41$/ }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, channel: 'sms', accountId: sales.id });
    await expect(list.getByRole('button', { name: /^\+46701112244 ?0$/ })).toBeVisible();
    await userEvent.click(unfold);
    await expect(canvas.queryByRole('list', { name: 'Accounts of SMS (Twilio)' })).toBeNull();
  },
});

/** The chosen account is shown where it is chosen; choosing its channel leaves it. */
export const AccountChosen = meta.story({
  args: { filters: { ...NO_FILTERS, channel: 'sms', accountId: sales.id } },
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(getListAccountsMockHandler([...SAMPLE_ACCOUNTS]), ...(await network())),
  play: async ({ canvas, args }) => {
    await isReady('Counters');
    await expect(await canvas.findByRole('button', { name: /^Sales/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^WhatsApp Business/ }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, channel: 'whatsapp' });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Counters' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing anywhere: zeros are true, so they are shown. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await isReady('Counters');
    await expect(canvas.getByRole('button', { name: /^Gmail/ })).toHaveTextContent(/0$/);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/analytics/stats' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/analytics/stats', once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await isReady('Counters');
  },
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: async ({ canvas, msw }) => {
    await isReady('Counters');
    msw.use(pending());
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const region = canvas.getByRole('region', { name: 'Counters' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: /^Gmail/ })).toBeVisible();
  },
});

/** Figures of four digits stay in line. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(3_000)))),
  play: () => isReady('Counters'),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: () => isReady('Counters'),
});

/** Tab goes from channel to channel, Space chooses. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas, args }) => {
    await isReady('Counters');
    canvas.getByRole('button', { name: /^Gmail/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^WhatsApp Business/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, channel: 'whatsapp' });
  },
});
