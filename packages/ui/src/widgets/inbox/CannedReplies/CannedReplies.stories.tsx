import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { CannedReplies } from '.';

const path = '/api/canned-replies';
const NAME = 'Canned replies';

const meta = preview.meta({
  component: CannedReplies,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes through the replies and what can be done with each.' },
      { keys: ['Enter'], does: 'Opens the form of a reply; in the form, keeps it.' },
      { keys: ['Escape'], does: 'Closes the form, and keeps nothing.' },
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

const shown = () => screen.findByText('Price list');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);

/** What a roaster writes every week. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await shown();
    await expect(screen.getByText('/prices')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** None yet: what they are for, and adding the first. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText('No canned replies yet')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add a canned reply' })).toBeVisible();
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
  play: playRetry(shown),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown }),
});

const many = (world: World): World => ({
  ...world,
  cannedReplies: world.cannedReplies.map((reply, index) => ({
    ...reply,
    name: index === 0 ? 'unbroken'.repeat(10) : reply.name,
    content: index === 1 ? '<b>Markup</b> is <script>text</script>' : reply.content.repeat(6),
  })),
});

/** Long names, long texts, and markup, which is text like any other. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(many))),
  play: async () => {
    await expect(await screen.findByText('<b>Markup</b> is <script>text</script>')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await shown();
  },
});

/** Added, with the keyboard alone. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    (await screen.findByRole('button', { name: 'Add a canned reply' })).focus();
    await userEvent.keyboard('{Enter}');
    await type(/^Name/, 'On it');
    await type(/^Text/, 'Hello, I am on it.');
    await type(/^Shortcut/, 'onit');
    (await screen.findByRole('button', { name: 'Save' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('/onit')).toBeVisible();
  },
});

/** A name that another reply has: the server's words stand at the field, and nothing is lost. */
export const NameTaken = meta.story({
  play: async () => {
    await shown();
    await press('Add a canned reply');
    await type(/^Name/, 'PRICE LIST');
    await type(/^Text/, 'Another one');
    await press('Save');
    await waitFor(() =>
      expect(
        screen.getAllByText(/no other canned reply has|Another canned reply has this name/).length,
      ).toBeGreaterThan(0),
    );
    await expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('Another one');
  },
});

/** Nothing, too much, and a shortcut with a space are refused before they are sent. */
export const Invalid = meta.story({
  play: async () => {
    await shown();
    await press('Add a canned reply');
    await type(/^Shortcut/, 'On it');
    await press('Save');
    await waitFor(() => expect(screen.getAllByText('A name is required').length).toBeGreaterThan(0));
    await expect(screen.getAllByText('Small letters, digits and hyphens only').length).toBeGreaterThan(0);
  },
});

export const Removed = meta.story({
  play: async () => {
    await shown();
    await press('Remove Price list');
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('/prices')).toBeNull());
  },
});
