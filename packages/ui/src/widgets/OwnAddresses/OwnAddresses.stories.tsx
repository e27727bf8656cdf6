import preview from '#storybook/preview';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import type { World } from '@concordia/fixtures';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { playLoading, playRefreshing, playRetry } from '../testing/plays';
import { Stage } from '../testing/Stage';
import { withReread } from '../testing/Reread';
import { OwnAddresses } from '.';

const workspacePath = '/api/workspace';

const addressIsThere = () => screen.findByText('mara@fernhill.example');

const meta = preview.meta({
  component: OwnAddresses,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...network()),
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

/** The addresses, each with a way to take it off, and a field for another. */
export const Ready = meta.story({
  tags: ['dark', 'rtl'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove mara@fernhill.example' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: workspacePath })),
  play: playLoading('Your e-mail addresses'),
});

/** No address is known: one can be added all the same. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...emptyNetwork()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/None are known yet/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Another address' }), 'mara@fernhill.example{Enter}');
    await expect(await canvas.findByText('mara@fernhill.example')).toBeVisible();
  },
});

/** Reading fails, and trying again works. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: workspacePath, once: true })),
  play: playRetry(addressIsThere),
});

export const Refreshing = meta.story({
  decorators: [withReread],
  play: playRefreshing('Your e-mail addresses', { answer: pending({ path: workspacePath }), shown: addressIsThere }),
});

export const Crowded = meta.story({ beforeEach: ({ msw }) => msw.use(...network(manyAddresses)) });

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...network(manyAddresses)),
});

/** Adding by Enter, removing by Space; focus stays where the work goes on. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Another address' });
    field.focus();
    await userEvent.keyboard('orders@fernhill.example{Enter}');
    const remove = await canvas.findByRole('button', { name: 'Remove orders@fernhill.example' });
    await waitFor(() => expect(field).toHaveValue(''));
    remove.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('orders@fernhill.example')).toBeNull());
    await expect(field).toHaveFocus();
  },
});

/** What is no address is said at once; what is on the list already is not added twice. */
export const Objections = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Another address' });
    await userEvent.type(field, 'mara at fernhill{Enter}');
    await expect(await canvas.findByText(/“mara” is not an e-mail address/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'MARA@fernhill.example{Enter}');
    await expect(await canvas.findByText('That address is on the list already.')).toBeVisible();
  },
});

/** The server refuses a change: the list is as it was, and the reason stands at the field. */
export const Refused = meta.story({
  play: async ({ canvas, msw }) => {
    const field = await canvas.findByRole('textbox', { name: 'Another address' });
    msw.use(failing({ path: workspacePath, method: 'patch' }));
    await userEvent.type(field, 'orders@fernhill.example{Enter}');
    await expect(await canvas.findByText('The server could not do this. Please try again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove orders@fernhill.example' })).toBeNull();
  },
});
