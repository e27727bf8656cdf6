import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { answeredTests, connections, nothingKept, TWILIO } from '../../shared/testing/connections';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ChannelSetup } from '.';

const path = '/api/channels';
const NAME = 'SMS';

const meta = preview.meta({
  component: ChannelSetup,
  // The runner's own address has another port each time.
  args: { channel: 'sms' as const, origin: 'http://127.0.0.1:4600' },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from field to field, then to the buttons and the modes.' },
      { keys: ['Enter'], does: 'In a field, saves; on a button, does what it says.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses among the modes.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    nothingKept();
    msw.use(...connections({ sms: TWILIO }), ...(await network()));
  },
});

const field = (name: string | RegExp) => screen.findByLabelText(name);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

/** Live and tested: the secret shows its last four characters, and the way to the account is folded away. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'coarse', 'phone', 'enlarged'],
  play: async () => {
    await expect(await screen.findByText('•••• 1a2b')).toBeVisible();
    await expect(screen.getByText('Connected')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Live' })).toBeChecked();
    await expect(screen.getByDisplayValue('https://hub.example.org/webhooks/sms')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing is filled in: the steps stand open, and there is nothing to test yet. */
export const Empty = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(...connections()),
  play: async () => {
    await expect(await screen.findByText('Not Connected')).toBeVisible();
    await expect(screen.getByText(/copy the account SID/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Test Connection' })).toBeDisabled();
    await expect(screen.getByText('Fill in Auth token first.')).toBeVisible();
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
  play: playRetry(() => screen.findByText('•••• 1a2b')),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: () => screen.findByText('•••• 1a2b') }),
});

/** Everything that can be said at once: long settings, an end that is near, something missing. */
export const Crowded = meta.story({
  args: { channel: 'whatsapp' },
  tags: ['zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...connections({
        whatsapp: {
          ...TWILIO,
          provider: 'whatsapp',
          account: 'Customer Relations of a Company with an Unusually Long Name (+46 70 123 45 67)',
          settings: { appId: '123456789012345678901234567890', waPhoneId: '109876543210987654321098765432' },
          secrets: [
            { name: 'appSecret', lastFour: '9f8e', updatedAt: '2026-02-20T09:00:00.000Z' },
            { name: 'accessToken', lastFour: '', updatedAt: '2026-02-20T09:00:00.000Z' },
          ],
          expiresAt: '2026-03-04T09:00:00.000Z',
          missing: ['verifyToken'],
        },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText('The credentials expire soon')).toBeVisible();
    await expect(screen.getByText('1 setting is missing: Verify token.')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await screen.findByText('•••• 1a2b');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** A secret is replaced without a pointer, and saved with Enter. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await screen.findByRole('button', { name: 'Replace Auth token' })).focus();
    await userEvent.keyboard('{Enter}');
    const secret = await field('Auth token');
    await userEvent.type(secret, 'a-new-secret-of-9c9d{Enter}');
    await screen.findByText('Your setup has been saved locally.');
    await screen.findByText('•••• 9c9d');
  },
});

/** From nothing: filled in, saved, tested step by step, connected. */
export const Connecting = meta.story({
  beforeEach: ({ msw }) => msw.use(...connections()),
  play: async () => {
    await type('Account SID', '  AC5f1e0c2d ');
    await type('Auth token', 'a-secret-that-ends-in-1a2b');
    await type('From number', '+46701234567');
    await expect(await field('Account SID')).toHaveValue('AC5f1e0c2d');
    await press('Test Connection');
    const results = await screen.findByRole('region', { name: 'Test results' });
    await waitFor(() => expect(within(results).getAllByText('OK')).toHaveLength(2));
    await screen.findByText('SMS: all tests passed');
    await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
    await expect(localStorage.getItem('concordia_setup_v1')).not.toContain('secret');
  },
});

/** One step fails: it says why, and how many did. */
export const TestFails = meta.story({
  tags: ['dark'],
  play: async ({ msw }) => {
    await screen.findByText('•••• 1a2b');
    msw.use(...answeredTests({ ok: false, message: 'Twilio refused the credentials (20003).' }, 'sms/outbound'));
    await press('Test Connection');
    await expect(await screen.findByText('Twilio refused the credentials (20003).')).toBeVisible();
    await screen.findByText('Connection Issues');
    await screen.findByText('1 test failed.');
  },
});

/** A test that hangs is called off; nothing after it is tried. */
export const TestCancelled = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await screen.findByText('•••• 1a2b');
    msw.use(pending({ path: '/api/test/sms/inbound' }));
    await press('Test Connection');
    await screen.findByText('Running');
    await press('Cancel the test');
    await waitFor(() => expect(screen.getAllByText('The test was cancelled.')).toHaveLength(2));
  },
});

/** The server refuses a call: that is a problem of the connection, with the server's own words. */
export const TestRefused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await screen.findByText('•••• 1a2b');
    msw.use(failing({ path: '/api/test/sms/inbound' }));
    await press('Test Connection');
    await screen.findByText('Connection Error');
  },
});

/** What is wrong is said beside its field before it is sent. */
export const Invalid = meta.story({
  play: async () => {
    await type('From number', '070 123');
    await press('Save Configuration');
    await waitFor(() => expect(screen.getAllByText(/A number with its country code/).length).toBeGreaterThan(0));
  },
});

/** The credentials have expired: new ones are asked for, and nothing is lost. */
export const Expired = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...connections({
        sms: { ...TWILIO, health: 'expired', healthReason: 'Twilio no longer takes the auth token.' },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(/Twilio no longer takes the auth token/)).toBeVisible();
    await press('Reconnect');
    await expect(await field('Auth token')).toHaveValue('');
  },
});

/** A simulated channel says so where a live one says that it is connected; a test needs the credentials that it tests. */
export const Simulated = meta.story({
  tags: ['dark'],
  args: { channel: 'telegram' },
  beforeEach: ({ msw }) => {
    const webhookUrl = 'http://127.0.0.1:4600/webhooks/telegram';
    msw.use(...connections({ telegram: { mode: 'simulated', publicUrl: null, webhookUrl } }));
  },
  play: async () => {
    await expect(await screen.findByText('This channel is simulated')).toBeVisible();
    await expect(screen.queryByText('Connected')).toBeNull();
    await expect(screen.queryByText('Not tested yet')).toBeNull();
    await expect(screen.getByText('Providers cannot reach this address')).toBeVisible();
    await expect(screen.getByText(/Set CONCORDIA_PUBLIC_URL/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Test Connection' })).toBeDisabled();
    await type('Bot token', '12345:abc');
    await expect(screen.getByRole('button', { name: 'Test Connection' })).toBeEnabled();
  },
});

/** A live channel whose provider refuses says so, and what to do. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(...connections({ sms: { ...TWILIO, health: 'failing' } })),
  play: async () => {
    await expect(await screen.findByText('This connection is not working')).toBeVisible();
    await expect(screen.getByText('Check the settings, save, and test again.')).toBeVisible();
    await expect(screen.queryByText('Connected')).toBeNull();
  },
});

/** Going live is asked for. */
export const GoingLive = meta.story({
  beforeEach: ({ msw }) => msw.use(...connections({ sms: { ...TWILIO, mode: 'simulated' } })),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Live' }));
    await press('Go live');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Live' })).toBeChecked());
  },
});

/** No server answers: a test succeeds, and says that it is simulated. */
export const BrowserOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(failing()),
  play: async () => {
    await screen.findByText('Simulation Mode');
    await type('Auth token', 'never-kept-in-the-browser');
    await press('Test Connection');
    await screen.findByText('Simulated test passed. Nothing was sent.');
    await expect(screen.getAllByText('Simulated success. The server was not reachable.')).toHaveLength(2);
    await waitFor(() => expect(screen.getByText('Connected')).toBeVisible());
    await expect(localStorage.getItem('concordia_setup_v1')).not.toContain('never-kept');
  },
});

/** A browser that kept something else there begins anew. */
export const CorruptDraft = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => {
    localStorage.setItem('concordia_setup_v1', '{"channels":');
    msw.use(failing());
  },
  play: async () => {
    await expect(await field('Account SID')).toHaveValue('');
  },
});

export const Telegram = meta.story({
  args: { channel: 'telegram' },
  tags: ['dark'],
  play: async () => {
    await expect(await screen.findByLabelText('Bot token')).toBeVisible();
    await expect(document.querySelectorAll('section[data-state] ol > li')).toHaveLength(5);
    await expect(screen.getByRole('button', { name: 'Test Connection' })).toBeDisabled();
    await type('Bot token', '12345:abc');
    await expect(screen.getByRole('button', { name: 'Test Connection' })).toBeEnabled();
  },
});

/** Messages on LinkedIn are for approved partners: that is said where it is switched on. */
/** WhatsApp is carried by Meta or by Twilio, with the fields and the way to the account of either. */
export const WhatsAppByTwilio = meta.story({
  args: { channel: 'whatsapp' },
  beforeEach: ({ msw }) => msw.use(...connections()),
  play: async () => {
    await expect(await field(/Phone number ID/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'WhatsApp through Twilio' }));
    await expect(await field(/Account SID/)).toBeVisible();
    await expect(screen.getByText(/copy the number of your sender/)).toBeVisible();
    await expect(screen.queryByLabelText(/Phone number ID/)).toBeNull();
  },
});

export const LinkedIn = meta.story({
  args: { channel: 'linkedin' },
  play: async () => {
    await expect(await screen.findByText(/approved partners only/)).toBeVisible();
  },
});

export const Instagram = meta.story({
  args: { channel: 'instagram' },
  play: async () => {
    await expect(await field('Instagram user ID')).toBeVisible();
  },
});

export const Messenger = meta.story({
  args: { channel: 'messenger' },
  play: async () => {
    await expect(await field('Page ID')).toBeVisible();
  },
});
