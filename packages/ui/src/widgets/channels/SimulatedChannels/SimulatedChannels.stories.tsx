import type { World } from '@concordia/fixtures';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { SimulatedChannels } from '.';

const path = '/api/channels';
const NAME = 'Simulated mode';

const meta = preview.meta({
  component: SimulatedChannels,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from channel to channel.' },
      { keys: ['Space'], does: 'Starts or ends the simulation of a channel.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(allIn('simulated')))),
});

const allIn =
  (mode: 'simulated' | 'not_connected' | 'live') =>
  (world: World): World => ({ ...world, channels: world.channels.map((one) => ({ ...one, mode })) });

const sms = () => screen.findByRole('switch', { name: 'Simulate SMS (Twilio)' });

/** All eight; one is switched off and on again. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await expect(await screen.findAllByRole('switch')).toHaveLength(8);
    await userEvent.click(await sms());
    await screen.findByText('Not connected');
    await waitFor(async () => expect(await sms()).not.toBeChecked());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** A new workspace has all channels, connected or not. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(allIn('not_connected')))),
  play: async () => {
    await expect(await screen.findAllByText('Not connected')).toHaveLength(8);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get', once: true })),
  play: playRetry(sms),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: sms }),
});

/** A live channel is not listed as simulated, and no slip makes it so. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(allIn('live')))),
  play: async () => {
    await expect(await sms()).toBeDisabled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await sms();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(allIn('not_connected')))),
  play: async () => {
    (await sms()).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('Simulated')).toBeVisible();
    await waitFor(async () => expect(await sms()).toBeChecked());
  },
});

/** The server does not switch: it stays as it was, and that is said. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await sms();
    msw.use(failing({ path: '/api/channels/:channel', method: 'patch', once: true }));
    await userEvent.click(await sms());
    await screen.findByText('SMS (Twilio) stays as it was');
    await waitFor(async () => expect(await sms()).toBeChecked());
  },
});
