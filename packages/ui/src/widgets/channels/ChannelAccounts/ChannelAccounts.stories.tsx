import { getListChannelAccountsMockHandler } from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { sampleAccount } from '../../shared/testing/sampleAccounts';
import { ChannelAccounts } from '.';

const path = '/api/channels/sms/accounts';
const NAME = 'Accounts';

const meta = preview.meta({
  component: ChannelAccounts,
  args: { channel: 'sms' as const, headingLevel: 2 as const },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from account to account: to what can be done with each.' },
      { keys: ['Enter'], does: 'Opens that; in a form, keeps it.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const menus = () => screen.findAllByRole('button', { name: /^More about/ });

/** The channel's account is its default; another is added and made the default. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Support');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account SID/ }), 'AC0123456789abcdef0123456789abcdef');
    await userEvent.type(dialog.getByRole('textbox', { name: /^From number/ }), '+46701234567');
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More about Support' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    await waitFor(async () => expect((await menus())[0]).toHaveAccessibleName('More about Support'));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** A channel that was never connected. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(getListChannelAccountsMockHandler([])),
  play: async () => {
    await screen.findByText('No account yet');
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
  play: playRetry(menus),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: menus }),
});

const COLORS = ['sea', 'ochre', 'slate', 'moss', 'clay', 'sky', 'plum', 'violet'] as const;

const many = Array.from({ length: 20 }, (_, index) =>
  sampleAccount({
    id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2${String(100 + index)}`,
    channel: 'sms',
    mode: index % 3 === 0 ? 'live' : 'simulated',
    provider: 'twilio',
    health: index % 6 === 0 ? 'expired' : 'ok',
    name:
      index === 1 ? 'The office in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch' : `Office ${index + 1}`,
    address: `+4670123${String(4500 + index)}`,
    color: COLORS[index % COLORS.length] ?? null,
    isDefault: index === 0,
  }),
);

/** Twenty numbers, one of them with a long name. */
export const Crowded = meta.story({
  tags: ['narrow'],
  beforeEach: ({ msw }) => msw.use(getListChannelAccountsMockHandler(many)),
  play: async () => {
    await expect(await menus()).toHaveLength(20);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await menus();
  },
});

/** An account is opened and left with keys alone. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await menus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Add account' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit account' });
    await userEvent.keyboard('{Escape}');
  },
});

/** Quiet hours and members are set for one account. */
export const HoursAndMembers = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const choose = async (item: string) => {
      const [first] = await menus();
      if (first === undefined) throw new Error('There is no account.');
      await userEvent.click(first);
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      return within(await screen.findByRole('dialog'));
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    const members = await choose('Members…');
    const [one] = await members.findAllByRole('checkbox');
    if (one === undefined) throw new Error('There are no members.');
    await userEvent.click(one);
    await userEvent.click(members.getByRole('button', { name: 'Save' }));
    await gone();
    const again = await choose('Members…');
    await expect((await again.findAllByRole('checkbox'))[0]).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await gone();
    const hours = await choose('Quiet hours…');
    await userEvent.click(await hours.findByRole('button', { name: 'Save' }));
    await gone();
    const set = await choose('Quiet hours…');
    await expect(await set.findByRole('button', { name: 'No quiet hours' })).toBeVisible();
  },
});
