import type { Channel } from '@concordia/domain';
import { crowded, longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { rows, rowsAreThere } from '../../shared/testing/rows';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { ChannelHistory } from '.';

const email: Channel = 'email';

const meta = preview.meta({
  component: ChannelHistory,
  args: { channel: email, onSelectMessage: fn(), onCompose: fn(), onAnalytics: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Everything of the channel was read, so every figure is exact. */
export const Ready = meta.story({
  args: { channel: 'linkedin' },
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas, args }) => {
    await rowsAreThere();
    const figures = canvas.getAllByRole('definition').map((figure) => Number(figure.textContent));
    await expect(figures[0]).toBe((figures[1] ?? 0) + (figures[2] ?? 0));
    rows()[0]?.click();
    await expect(args.onSelectMessage).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: playLoading('Gmail: Channel history'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages in this channel')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compose New Message' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/messages/channel/:channel' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/messages/channel/:channel', once: true })),
  play: playRetry(rowsAreThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: playRefreshing('Gmail: Channel history', { answer: pending(), shown: rowsAreThere }),
});

/** More than was read: the total is the server's, and the two others say over how many they were counted. */
export const Crowded = meta.story({
  args: { channel: 'whatsapp' },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(1_500)))),
  play: async ({ canvas }) => {
    await rowsAreThere();
    await expect(canvas.getByText('Received and sent among the latest 100 messages.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: () => rowsAreThere(),
});

/** Arrows go from message to message, Enter opens. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await rowsAreThere();
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectMessage).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCompose).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnalytics).toHaveBeenCalledTimes(1);
  },
});

/** Names and words as long as they come. */
export const LongWords = meta.story({
  args: { channel: 'twitter' },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: () => rowsAreThere(),
});
