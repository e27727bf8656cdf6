import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { idIn } from '../../shared/testing/people';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { MergeSuggestions } from '.';

const path = '/api/contacts/merge-suggestions';

const meta = preview.meta({
  component: MergeSuggestions,
  args: { onOpenContact: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Enter'], does: 'Opens the pairs; in them, does what the button says.' },
      { keys: ['Escape'], does: 'Closes them.' },
    ],
    docs: { story: { inline: false, height: '44rem' } },
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

/** The dialogs come when they are asked for. */
const patient = { timeout: 5_000 };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));
const pairs = () => screen.findByRole('button', { name: /^Merge .* Lindqvist/ }, patient);
const review = async () => {
  await press('Review');
  await pairs();
};

/** What speaks for each pair, and the two answers. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await review();
    await pairs();
    await pastMerges();
  },
});

/** They are merged, and the merge is undone. */
export const Undone = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await review();
    await userEvent.click(await pairs());
    await press('Merge');
    await press(/^Undo the merge of/);
    await screen.findByText('Undone');
    // Whoever took it back has said that they are two people.
    await expect(screen.queryByRole('button', { name: /^Merge .* Lindqvist/ })).toBeNull();
  },
});

/** Nothing is said before there is something to say. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

const pastMerges = async () => within(await screen.findByRole('region', { name: 'Past merges' }, patient));

/** The past merges cannot be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/merges' })),
  play: async () => {
    await review();
    await (await pastMerges()).findByText('The merges could not be read');
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/merges' })),
  play: async ({ msw }) => {
    await review();
    const past = await pastMerges();
    msw.use(...(await network()));
    await userEvent.click(past.getByRole('button', { name: 'Try again' }));
    await past.findByText('Nothing was merged yet');
  },
});

export const Refreshing = meta.story({
  decorators: [withReread],
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    const shown = () => screen.findByRole('button', { name: 'Review' });
    await shown();
    msw.use(pending({ path }));
    await press('Something changed elsewhere');
    await shown();
  },
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await press(/Review|Past merges/);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await review();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Enter opens it, Escape closes it, and focus is back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Review' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await pairs();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Two people who are no one person: the pair goes. */
export const NotTheSame = meta.story({
  play: async () => {
    await review();
    await press(/are not the same person/);
    await screen.findByText('They stay two people');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Merge .* Lindqvist/ })).toBeNull());
  },
});

/** Either of them can be looked at first. */
export const LookedAt = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await review();
    await press('View Details: Ada Lindqvist');
    await expect(args.onOpenContact).toHaveBeenCalledWith(idIn(storyWorld, 'Ada'));
  },
});
