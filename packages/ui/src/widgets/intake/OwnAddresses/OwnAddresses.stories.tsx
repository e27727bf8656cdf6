import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { OwnAddresses } from '.';

const workspacePath = '/api/workspace';

const addressIsThere = () => screen.findByRole('row', { name: 'mara@fernhill.example' });

const meta = preview.meta({
  component: OwnAddresses,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const manyAddresses = (world: World): World => ({
  ...world,
  workspace: {
    ...world.workspace,
    ownAddresses: [
      ...Array.from({ length: 24 }, (_, index) => `mara.lindholm+project${index + 1}@fernhill.example`),
      'a-very-long-mailbox-name-that-nobody-would-type-twice.and.some.more@correspondence.fernhill-coffee-roasters.example',
    ],
  },
});

/** The addresses, each with a way to take it off, and room for another. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'mara@fernhill.example' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: workspacePath })),
  play: playLoading('Your email addresses'),
});

/** No address is known: one can be added all the same. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/None are known yet/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your addresses' }), 'mara@fernhill.example{Enter}');
    await expect(await canvas.findByRole('row', { name: 'mara@fernhill.example' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: workspacePath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: workspacePath, once: true })),
  play: playRetry(addressIsThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Your email addresses', { answer: pending({ path: workspacePath }), shown: addressIsThere }),
});

const lastIsThere = () => screen.findByRole('row', { name: /^a-very-long-mailbox-name/ });

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(manyAddresses))),
  play: async () => {
    await lastIsThere();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(manyAddresses))),
  play: async () => {
    await lastIsThere();
  },
});

const field = () => screen.findByRole('textbox', { name: 'Your addresses' });

const orders = () => screen.findByRole('row', { name: 'orders@fernhill.example' });

/** What stands at the field; what is said of it aloud says the same. */
const shown = { ignore: '[role="status"]' };

/** Enter adds, Backspace goes to the last one and removes it; focus stays where the work goes on. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await field()).focus();
    await userEvent.keyboard('orders@fernhill.example{Enter}');
    await orders();
    await expect(await field()).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(await orders()).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'orders@fernhill.example' })).toBeNull());
  },
});

/** What is no address is said at once and stays to be put right; what is on the list already is not added twice. */
export const Objections = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await field(), 'mara at fernhill{Enter}');
    await expect(await canvas.findByText(/“mara at fernhill” is not an email address/, shown)).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'MARA@fernhill.example{Enter}');
    await expect(await canvas.findByText(/mara@fernhill.example is there already/i, shown)).toBeVisible();
  },
});

/** The server refuses a change: it stays in sight, the reason stands at the field, and trying again keeps it. */
export const Refused = meta.story({
  play: async ({ canvas, msw }) => {
    await field();
    msw.use(failing({ path: workspacePath, method: 'patch', once: true }));
    await userEvent.type(await field(), 'orders@fernhill.example{Enter}');
    await expect(await canvas.findByText('The server could not do this. Please try again.')).toBeVisible();
    await orders();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await orders();
  },
});
