import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ContactDeals } from '.';

const path = '/api/deals';

const ada = storyWorld.contacts.find(({ name }) => name === 'Ada Lindqvist');
const conversation = storyWorld.conversations.find(({ contactId }) => contactId === ada?.id);

const meta = preview.meta({
  component: ContactDeals,
  args: { contact: { id: ada?.id ?? '', name: ada?.name ?? '', company: ada?.company ?? null } },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from deal to deal, and to the button that links it to the conversation.' },
      { keys: ['Enter'], does: 'Opens the deal.' },
      { keys: [' '], does: 'Links the deal to the conversation, or unlinks it.' },
    ],
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const deals = () => screen.findAllByRole('button', { name: /\$/ });

/** Deals with a contact: open ones by the day they are expected, then those that closed. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect((await deals()).length).toBeGreaterThan(1);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading('Deals'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText('No deals yet')).toBeVisible();
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
  play: playRetry(deals),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Deals', { answer: pending({ path }), shown: deals }),
});

const wordy = (world: World): World => ({
  ...longNames(world),
  pipeline: world.pipeline.map((deal) => ({ ...deal, title: deal.title.repeat(5), value: deal.value * 1_000_000 })),
});

export const Crowded = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    await deals();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    await deals();
  },
});

const many = (world: World): World => {
  const [first] = world.pipeline.filter(({ contactId }) => contactId === ada?.id);
  const copies = Array.from({ length: 230 }, (_, copy) => {
    const id = `${first?.id.slice(0, -4) ?? ''}${(copy + 1).toString(16).padStart(4, '0')}`;
    return first === undefined ? [] : [{ ...first, id, title: `Order ${copy + 1}` }];
  });
  return { ...world, pipeline: [...world.pipeline, ...copies.flat()] };
};

/** Of more deals than one page holds, the list says how many are read, and reads on. */
export const Paged = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(many))),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Show all/ }, { timeout: 10_000 }));
    await expect(await screen.findByText(/^200 of 2\d\d deals$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read more deals' }));
    await waitFor(() => expect(screen.queryByText(/^200 of/)).toBeNull(), { timeout: 10_000 });
    await expect((await deals()).length).toBeGreaterThan(229);
  },
});

const linked = (name: RegExp) => screen.findByRole('button', { name });

/** Beside a conversation a deal is linked to it by key, and unlinked. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  args: { conversationId: conversation?.id ?? '', isCompact: true },
  play: async () => {
    const beans = /^Beans for three more restaurants: linked to this conversation$/;
    (await linked(beans)).focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await linked(beans)).toHaveAttribute('aria-pressed', 'true'));
    await expect(await linked(beans)).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await linked(beans)).toHaveAttribute('aria-pressed', 'false'));
  },
});

/** A new deal begins with the contact and with the conversation that it came up in. */
export const Entering = meta.story({
  args: { conversationId: conversation?.id ?? '', isCompact: true },
  play: async () => {
    await deals();
    await userEvent.click(screen.getByRole('button', { name: 'New deal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New deal' }));
    await expect(await dialog.findByRole('combobox', { name: /^Contact/ })).toHaveValue('Ada Lindqvist');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Deal/ }), 'Decaf for the night shift');
    await userEvent.click(dialog.getByRole('button', { name: 'New deal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await linked(/^Decaf for the night shift: linked to this conversation$/)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** The contact of a deal changes in its dialog. */
export const OtherContact = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Beans for three more restaurants/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit deal' }));
    const who = await dialog.findByRole('combobox', { name: /^Contact/ });
    await userEvent.clear(who);
    await userEvent.type(who, 'Priya');
    await userEvent.click(await screen.findByRole('option', { name: /^Priya Raman/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Beans for three more restaurants')).toBeNull());
    await expect((await deals()).length).toBeGreaterThan(1);
  },
});
