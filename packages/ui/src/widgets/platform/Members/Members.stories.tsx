import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { Members } from '.';

const path = '/api/members';
const NAME = 'Members';

const meta = preview.meta({
  component: Members,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from member to member: to what can be done with each.' },
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

/** The demo's team: the owner, then the others. */
const menus = () => screen.findAllByRole('button', { name: /^More about/ });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const nth = async (index: number) => {
  const menu = (await menus())[index];
  if (menu === undefined) throw new Error(`there is no member ${index}`);
  return menu;
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });

/** The owner cannot be removed, only changed. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'replayed', 'phone', 'enlarged'],
  play: async () => {
    await expect(await screen.findByText('Owner')).toBeVisible();
    await userEvent.click(await nth(0));
    await screen.findByRole('menuitem', { name: 'Change' });
    await expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** A new workspace has its owner, and nobody else. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await menus()).toHaveLength(1);
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

const crowded = (world: World): World => ({
  ...world,
  members: world.members.map((member, index) => ({
    ...member,
    name: index === 1 ? '<b>Markup</b> is text' : index === 2 ? 'unbroken'.repeat(9) : member.name,
    email: index === 2 ? `${'a-very-long-mailbox-name'.repeat(3)}@fernhill-coffee-roasters.example` : null,
  })),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await expect(await screen.findByText('<b>Markup</b> is text')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await menus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Added with the keyboard alone; it is listed at once. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await menus();
    screen.getByRole('button', { name: 'Add member' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(/^Name/), 'Ines Duarte');
    await userEvent.type(await field(/^Email/), 'ines@fernhill.example');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('ines@fernhill.example')).toBeVisible();
  },
});

/** What is wrong stands at its field, and nothing is lost. */
export const Refused = meta.story({
  play: async () => {
    await menus();
    await press('Add member');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await field(/^Email/), 'ines at fernhill');
    await userEvent.click(form.getByRole('button', { name: 'Add member' }));
    await waitFor(() => expect(form.getAllByText('This is required').length).toBeGreaterThan(0));
    await expect(await field(/^Email/)).toHaveValue('ines at fernhill');
  },
});

export const Renamed = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(await nth(1));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const name = await field(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ines Duarte');
    await press('Save');
    await expect(await screen.findByText('Ines Duarte')).toBeVisible();
  },
});

/** Removing asks first, and says what becomes of their work. */
export const Removing = meta.story({
  play: async () => {
    const { length } = await menus();
    await userEvent.click(await nth(1));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(await screen.findByText(/without an assignee/)).toBeVisible();
    await press('Remove');
    await waitFor(async () => expect(await menus()).toHaveLength(length - 1));
  },
});
