import type { Channel } from '@concordia/domain';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { connections, nothingKept, TWILIO } from '../../shared/testing/connections';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { withConnected } from '../channelDraft/draftSettings';
import { saveDraft } from '../channelDraft/useSetupDraft';
import { SetupChannels } from '.';

const path = '/api/channels';
const NAME = 'Channels';

const meta = preview.meta({
  component: SetupChannels,
  args: { selectedChannel: 'sms' as const, hrefOf: (channel: Channel) => `/setup?channel=${channel}` },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from channel to channel.' },
      { keys: ['Enter'], does: 'Opens the panel of a channel.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="sidebar">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    nothingKept();
    msw.use(...connections({ sms: TWILIO, telegram: { mode: 'simulated' } }), ...(await network()));
  },
});

const link = (name: RegExp) => screen.findByRole('link', { name });

/** One is live, one simulated without the look of a live one, and the open one is marked. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'forced', 'coarse', 'phone', 'enlarged'],
  play: async () => {
    await expect(await link(/^SMS.*Connected/)).toHaveAttribute('aria-current', 'page');
    await expect(await link(/^Telegram.*Simulated$/)).toHaveAttribute('href', '/setup?channel=telegram');
    await expect(screen.getAllByRole('link')).toHaveLength(8);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing is connected yet, and no panel is open. */
export const Empty = meta.story({
  args: { selectedChannel: null },
  beforeEach: ({ msw }) => msw.use(...connections()),
  play: async () => {
    await link(/^Email$/);
    await expect(screen.queryByText('Connected')).toBeNull();
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
  play: playRetry(() => link(/^SMS/)),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: () => link(/^SMS/) }),
});

/** Long names of accounts; one needs a new key, one does not work. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...connections({
        email: { mode: 'live', health: 'ok', account: 'customer.relations@a-very-long-domain.example.org' },
        whatsapp: { mode: 'live', health: 'expired' },
        sms: TWILIO,
        instagram: { mode: 'live', health: 'failing' },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText('Expired. Reconnect')).toBeVisible();
    await expect(screen.getByText('Not working. Open to fix')).toBeVisible();
  },
});

/** No server answers: what this browser holds for connected, marked as simulated. */
export const BrowserOnly = meta.story({
  beforeEach: ({ msw }) => {
    saveDraft((draft) => withConnected(draft, 'sms', true));
    msw.use(failing());
  },
  play: async () => {
    await link(/^SMS.*Simulated in this browser$/);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await link(/^SMS/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await link(/^Email/)).focus();
    await userEvent.tab();
    await expect(await link(/^WhatsApp/)).toHaveFocus();
  },
});
