import type { Channel } from '@concordia/domain';
import { crowded, longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { rows, rowsAreThere } from '../../shared/testing/rows';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { ChannelPanel } from '.';

const email: Channel = 'email';

const meta = preview.meta({
  component: ChannelPanel,
  args: { channel: email, onClose: fn(), selectedMessageId: null, onSelectMessage: fn() },
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

/** Both directions, newest first; what we wrote says so. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas, args }) => {
    await rowsAreThere();
    await expect(canvas.getAllByText('Sent').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Close Gmail' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: playLoading('Gmail'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages in this channel')).toBeVisible();
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
  play: playRefreshing('Gmail', { answer: pending(), shown: rowsAreThere }),
});

export const Crowded = meta.story({
  args: { channel: 'whatsapp' },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(1_500)))),
  play: async () => {
    await rowsAreThere();
    await expect(rows().length).toBeLessThan(40);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: () => rowsAreThere(),
});

/** Arrows go from message to message, Enter opens; a message is one stop of Tab. */
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
    await expect(document.activeElement?.closest('[data-row-id]')).toBeNull();
  },
});

/** Names and words as long as they come. */
export const LongWords = meta.story({
  args: { channel: 'twitter' },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: () => rowsAreThere(),
});
