import { getDisconnectTwitterMockHandler, getGetTwitterStatusMockHandler } from '@concordia/api-client/msw';
import { failing, network } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { answeredTests, connections, nothingKept, TWILIO } from '../../shared/testing/connections';
import { Stage } from '../../shared/testing/Stage';
import { ChannelSetup } from '.';
// Brought beforehand: what a test waits for is the panel, not its file.
import './TwitterPanel';

const LIVE = {
  ...TWILIO,
  provider: 'x',
  account: '@concordia',
  settings: { clientId: 'YWJj', handle: 'concordia', scopes: 'tweet.read users.read offline.access tweet.write' },
  secrets: [{ name: 'clientSecret', lastFour: '1a2b', updatedAt: '2026-02-20T09:00:00.000Z' }],
} as const;

const meta = preview.meta({
  component: ChannelSetup,
  args: { channel: 'twitter' as const },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    nothingKept();
    msw.use(...connections(), ...(await network()));
  },
});

const live = { ...LIVE, secrets: [...LIVE.secrets] };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Not connected: the keys of the app first, then the permission. The address to enter there can be copied. */
export const NotConnected = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    await expect(await screen.findByText('Not Connected')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Connect with Twitter' });
    await expect(link).toHaveAttribute('href', '/oauth/twitter/login');
    await expect(screen.getByRole('button', { name: 'Run Tests' })).toBeDisabled();
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await userEvent.type(screen.getByLabelText('Client ID'), '  YWJj ');
    await userEvent.type(screen.getByLabelText('Client Secret'), 'secret');
    await userEvent.type(screen.getByLabelText('Account handle'), ' @concordia ');
    await userEvent.tab();
    await expect(screen.getByLabelText('Client ID')).toHaveValue('YWJj');
    await expect(screen.getByLabelText('Account handle')).toHaveValue('concordia');
    await expect(screen.getByRole('button', { name: 'Run Tests' })).toBeEnabled();
    await expect(screen.getByDisplayValue('https://hub.example.org/oauth/twitter/callback')).toBeVisible();
    await press('Add direct messages');
    await expect(screen.getByRole('checkbox', { name: 'dm.write' })).toBeChecked();
    await expect(screen.queryByRole('button', { name: 'Add direct messages' })).toBeNull();
  },
});

/** Back from X without a permission: what happened stands above, and what to do. */
export const Refused = meta.story({
  args: { outcome: 'denied' },
  play: async () => {
    await expect(await screen.findByText('Access was not granted')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Connect with Twitter' })).toBeVisible();
  },
});

export const Connected = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(...connections({ twitter: live })),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Connect with Twitter' })).toBeNull();
    await press('Run Tests');
    await screen.findByText('Tests Complete');
    await screen.findByText('All passed');
    const results = screen.getByRole('region', { name: 'Test results' });
    await expect(within(results).getAllByText('OK')).toHaveLength(3);
  },
});

/** A simulated account grants access, and can be disconnected like a live one. */
export const Simulated = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(
      getGetTwitterStatusMockHandler({ connected: true }),
      ...connections({ twitter: { mode: 'simulated', provider: null } }),
    ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Run Tests' })).toBeEnabled();
    await expect(screen.queryByRole('link', { name: 'Connect with Twitter' })).toBeNull();
  },
});

export const SomeFail = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(...connections({ twitter: live })),
  play: async ({ msw }) => {
    await screen.findByRole('button', { name: 'Disconnect' });
    msw.use(...answeredTests({ ok: false, message: 'X does not allow this.' }, 'twitter/search'));
    await press('Run Tests');
    await screen.findByText('Some failed');
    msw.use(failing({ path: '/api/test/twitter/post' }), failing({ path: '/api/test/twitter/search' }));
    msw.use(failing({ path: '/api/test/twitter/discovery' }));
    await press('Run Tests');
    await screen.findByText('Test Failed');
  },
});

export const Disconnecting = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(getDisconnectTwitterMockHandler({ connected: false }), ...connections({ twitter: live })),
  play: async ({ msw }) => {
    await press('Disconnect');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Twitter has been successfully disconnected');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Connect with Twitter' })).toBeVisible());
    msw.use(...connections({ twitter: live }));
  },
});
