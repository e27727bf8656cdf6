import preview from '#storybook/preview';
import { busyMonday, longNames, oneMessage } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stage, withLiveEvent } from '../testing/Stage';
import { Notifications } from '.';
import * as demo from './Notifications.demo.css';

const messagesPath = '/api/messages';

const meta = preview.meta({
  component: Notifications,
  args: { onOpenMessage: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Stage>
        <div className={demo.header}>
          <Story />
        </div>
      </Stage>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...network(busyMonday)),
});

const page = within(document.body);

async function openPanel(): Promise<ReturnType<typeof within>> {
  await userEvent.click(await page.findByRole('button', { name: /^Notifications/ }));
  return within(await page.findByRole('dialog', { name: 'Notifications' }));
}

/** A red dot while something urgent is unread; behind the bell what is urgent, then what is unread. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ args }) => {
    await page.findByRole('button', { name: 'Notifications: unread urgent messages' });
    const panel = await openPanel();
    await expect(await panel.findByRole('list', { name: 'Urgent' })).toBeVisible();
    const [first] = within(panel.getByRole('list', { name: 'Urgent' })).getAllByRole('button');
    await userEvent.click(first ?? document.body);
    await expect(args.onOpenMessage).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await openPanel();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: messagesPath })),
  play: async () => {
    const panel = await openPanel();
    await expect(panel.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing urgent, nothing unread: no dot, and a calm word. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...emptyNetwork()),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByText('Nothing asks for you')).toBeVisible();
    await expect(page.queryByRole('button', { name: /unread urgent/ })).toBeNull();
  },
});

/** Reading fails, and trying again works. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: messagesPath, once: true })),
  play: async () => {
    const panel = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
    await expect(await panel.findByRole('list', { name: 'Urgent' })).toBeVisible();
  },
});

export const Refreshing = meta.story({
  decorators: [withLiveEvent],
  play: async ({ canvas, msw }) => {
    await page.findByRole('button', { name: 'Notifications: unread urgent messages' });
    msw.use(pending({ path: messagesPath }));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const panel = await openPanel();
    await waitFor(() =>
      expect(panel.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(panel.getByRole('list', { name: 'Urgent' })).toBeVisible();
  },
});

/** More than fits: it scrolls, and the totals below say how much there is in all. */
export const Crowded = meta.story({
  beforeEach: ({ msw }) => msw.use(...network((world) => longNames(busyMonday(world)))),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByText(/^In all \d+ urgent, \d+ unread$/)).toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    const panel = await openPanel();
    await panel.findByRole('list', { name: 'Urgent' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Enter opens, Tab goes through the messages, Escape closes and gives focus back to the bell. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const bell = await page.findByRole('button', { name: 'Notifications: unread urgent messages' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await page.findByRole('dialog', { name: 'Notifications' }));
    await panel.findByRole('list', { name: 'Urgent' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = within(await page.findByRole('dialog', { name: 'Notifications' }));
    await again.findByRole('list', { name: 'Urgent' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMessage).toHaveBeenCalledTimes(1);
  },
});

/** One unread message that can wait: it is listed, and the bell stays without a dot. */
export const OnlyUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(...network(oneMessage)),
  play: async () => {
    const panel = await openPanel();
    await expect(await panel.findByRole('list', { name: 'Unread' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /unread urgent/ })).toBeNull();
  },
});
