import type { World } from '@concordia/fixtures';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { QuietHours } from '.';

const path = '/api/channels';
const NAME = 'Quiet hours';
const NIGHT = { from: '21:00', until: '08:00', timeZone: 'Europe/Stockholm' };

const meta = preview.meta({
  component: QuietHours,
  parameters: {
    keyboard: [
      { keys: ['Enter'], does: 'Opens the hours of a channel; in a field, saves them.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Counts a part of a time; among the time zones, goes to the next.' },
      { keys: ['Escape'], does: 'Closes the dialog and changes nothing.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(quietOnSms))),
});

/** SMS alone is quiet; all eight channels are connected. */
const quietOnSms = (world: World): World => ({
  ...world,
  channels: world.channels.map((one) => ({
    ...one,
    mode: 'simulated',
    quietHours: one.channel === 'sms' ? NIGHT : null,
  })),
});

const nothingConnected = (world: World): World => ({
  ...world,
  channels: world.channels.map((one) => ({ ...one, mode: 'not_connected', quietHours: null })),
});

const change = (channel: string) => screen.findByRole('button', { name: `Change the quiet hours of ${channel}` });
const sms = () => change('SMS (Twilio)');
const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Types a part of a zone's name, and takes the one that is found. */
async function chooseZone(typed: string, name: string): Promise<void> {
  const box = (await dialog()).getByRole('combobox', { name: /Time zone/ });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function typeHour(field: RegExp, hour: string): Promise<void> {
  const [part] = (await dialog()).getAllByRole('spinbutton', { name: field });
  part?.focus();
  await userEvent.keyboard(hour);
}

export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await sms();
    await expect(screen.getByText('Europe/Stockholm')).toBeVisible();
    await expect(screen.getAllByText('None')).toHaveLength(7);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** What is not connected sends nothing anyway. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(nothingConnected))),
  play: async () => {
    await expect(await screen.findByText('No channel is connected')).toBeVisible();
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

/** The same everywhere, by the clock of another part of the world. */
export const Crowded = meta.story({
  play: async () => {
    await userEvent.click(await sms());
    await chooseZone('north dakota/new', 'America/North Dakota/New Salem');
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'The same on every connected channel' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await isClosed();
    await waitFor(() => expect(screen.getAllByText('America/North Dakota/New Salem')).toHaveLength(8));
    await expect(screen.getByText('The quiet hours are saved')).toBeVisible();
  },
});

/** The dialog over it; hours that end when they begin are none, and it says so. */
export const Narrow = meta.story({
  tags: ['dark'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await userEvent.click(await sms());
    await typeHour(/Until/, '21');
    await expect(await screen.findByText(/They would end when they begin/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Without a pointer: email becomes quiet from ten, with the clock of the person. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await change('Gmail')).focus();
    await userEvent.keyboard('{Enter}');
    await typeHour(/From/, '22');
    (await dialog()).getByRole('checkbox').focus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(await screen.findByText(/22:00 to 08:00/)).toBeVisible();
  },
});

/** They are taken away. */
export const Removed = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(await sms());
    await userEvent.click((await dialog()).getByRole('button', { name: 'No quiet hours' }));
    await isClosed();
    await waitFor(() => expect(screen.getAllByText('None')).toHaveLength(8));
  },
});

/** The server refuses: the dialog stays, and says why. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await userEvent.click(await sms());
    msw.use(failing({ path: '/api/channels/:channel', method: 'patch', once: true }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await screen.findByText('The server could not do this. Please try again.');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
  },
});
