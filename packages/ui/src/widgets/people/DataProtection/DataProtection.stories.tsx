import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { DataProtection } from '.';

const path = '/api/workspace';
const NAME = 'Data protection';

const meta = preview.meta({
  component: DataProtection,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the switch, to the days, to saving.' },
      { keys: ['Space'], does: 'Switches the removing of old messages on or off.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'In the days: one more, one less.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(withErasures(2)))),
});

/** The world with receipts of people who were erased. */
const withErasures =
  (count: number, retentionDays: number | null = null) =>
  (world: World): World => ({
    ...world,
    workspace: { ...world.workspace, retentionDays },
    people: {
      ...world.people,
      erasures: Array.from({ length: count }, (_, index) => ({
        id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c${4100 + index}`,
        messages: 412 - index,
        files: 7,
        points: 3,
        notes: 2,
        other: 5,
        createdAt: world.now - (index + 1) * 86_400_000,
      })),
    },
  });

const limit = () => screen.findByRole('switch', { name: 'Remove old messages' });
const days = () => screen.findByRole('textbox', { name: 'Days to keep' });
const save = () => screen.findByRole('button', { name: 'Save' });

async function setDays(text: string): Promise<void> {
  const field = await days();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

/** What would go is counted, then asked, then saved. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await userEvent.click(await limit());
    await setDays('30');
    await expect(await screen.findByText(/messages from before .* would go\./)).toBeVisible();
    await waitFor(async () => expect(await save()).toBeEnabled());
    await userEvent.click(await save());
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^Tonight .* messages go/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove them' }));
    await screen.findByText('Messages are kept for 30 days.');
    await waitFor(async () => expect(await save()).toBeDisabled());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Everything is kept, and nobody was erased. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await limit()).not.toBeChecked();
    await expect(await screen.findByText('No contacts erased yet.')).toBeVisible();
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
  play: playRetry(limit),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: limit }),
});

/** Many receipts: ten at a time. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(withErasures(24, 365)))),
  play: async () => {
    await expect(await days()).toHaveValue('365');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByText(/^Receipt /)).toHaveLength(20));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(withErasures(2, 365)))),
  play: async () => {
    await days();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Switched on and kept as it was, without a pointer. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await limit()).focus();
    await userEvent.keyboard(' ');
    await days();
    await waitFor(async () => expect(await save()).toBeEnabled());
    (await save()).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await save()).toBeEnabled();
  },
});

/** Keeping everything again removes nothing, so nothing is asked. */
export const SwitchedOff = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(withErasures(0, 365)))),
  play: async () => {
    await userEvent.click(await limit());
    await userEvent.click(await save());
    await screen.findByText('Messages are kept for ever.');
    await expect(await limit()).not.toBeChecked();
  },
});

/** Nothing is saved before it is known what would go. */
export const Uncounted = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(failing({ path: '/api/workspace/retention-preview' }), ...(await network(withErasures(0)))),
  play: async () => {
    await userEvent.click(await limit());
    await expect(await screen.findByText(/What would go could not be counted/)).toBeVisible();
    await expect(await save()).toBeDisabled();
  },
});

/** Too few days are refused before anything is sent. */
export const TooFew = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(await limit());
    await setDays('7');
    await expect(await save()).toBeDisabled();
  },
});
