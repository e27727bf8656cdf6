import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playExplained, playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { TaskOptimization } from '.';

const tasksPath = '/api/queue/tasks';
const title = 'Task Optimization';

/** The same random tasks every time. */
const chance = () => {
  let drawn = 0;
  return {
    random: () => {
      drawn += 1;
      return (drawn * 0.37) % 1;
    },
    newId: () => `0199f3a2-7c1e-7d40-9b6a-${String(drawn).padStart(12, '0')}`,
  };
};

const meta = preview.meta({
  component: TaskOptimization,
  args: { contactHref: (id) => `/contacts?contact=${id}`, chance: chance() },
  parameters: {
    keyboard: [
      { keys: ['Enter', ' '], does: 'Presses a button: changes figures, removes a task, runs, accepts.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Changes a figure.' },
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

const list = () => screen.findByRole('list', { name: 'Tasks' });
const queue = () => screen.findByRole('list', { name: 'Optimized Queue' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const removals = async () => within(await list()).findAllByRole('button', { name: /^Remove / });

/** A day's work: the rest has been answered. */
const fewWaiting = (world: World): World => {
  const waiting = world.messages.filter(({ status }) => status === 'inbox' || status === 'in_progress');
  const kept = new Set(waiting.slice(0, 8).map(({ id }) => id));
  return {
    ...world,
    messages: world.messages.map((message) => (kept.has(message.id) ? message : { ...message, status: 'completed' })),
  };
};

/** Put in order: when, how much it matters, why, and a picture of the day. Accepting makes follow-ups, and the toast takes them back. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  beforeEach: async ({ msw }) => msw.use(...(await network(fewWaiting))),
  play: async ({ canvas }) => {
    await list();
    await press('Optimize Queue');
    await expect(
      (await within(await queue()).findAllByRole('meter', { name: 'Priority score' })).length,
    ).toBeGreaterThan(0);
    await expect(await screen.findByText('Optimization Complete')).toBeVisible();
    await press('Accept into follow-ups');
    await expect(await screen.findByText('Accepted into follow-ups')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accepted' })).toBeDisabled();
    await press('Undo');
    await expect(await canvas.findByRole('button', { name: 'Accept into follow-ups' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path: tasksPath })),
  play: playLoading(title),
});

/** Nothing is to do: a random task shows how it works. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tasks to put in order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Optimize Queue' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: tasksPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: tasksPath, once: true })),
  play: playRetry(list),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(title, { answer: pending({ path: tasksPath }), shown: list }),
});

const wordy = (world: World): World => ({
  ...longNames(world),
  tasks: world.tasks.map((task) => ({ ...task, title: task.title.repeat(4) })),
});

/** Long names; the figures of a task are open. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    const [edit] = await within(await list()).findAllByRole('button', { name: /^Change the figures of / });
    await userEvent.click(edit ?? document.body);
    await expect((await screen.findAllByRole('slider')).length).toBe(2);
  },
});

export const Narrow = meta.story({
  // Higher than a picture: what is cut off differs with the machine's pace.
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await list();
    await press('Optimize Queue');
    await queue();
  },
});

/** The day by its hours: one task is open to its reasons, another opens instead, and closes again. */
export const Hours = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(fewWaiting))),
  play: async () => {
    await list();
    await press('Optimize Queue');
    const day = within(await queue());
    const tasks = await day.findAllByRole('button');
    const other = tasks.find((task) => task.getAttribute('aria-expanded') === 'false');
    await expect(day.getAllByRole('meter')).toHaveLength(1);
    other?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await expect(day.getAllByRole('meter')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(day.queryByRole('meter')).toBeNull();
  },
});

/** A random task comes, its value is changed, it goes, and the next one has the focus. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await list();
    canvas.getByRole('button', { name: 'Add Random Task' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(await list()).findByText('Random')).toBeVisible();
    const [remove] = await removals();
    const [edit] = within(await list()).getAllByRole('button', { name: /^Change the figures of / });
    edit?.focus();
    await userEvent.keyboard('{Enter}');
    const value = await screen.findByRole('textbox', { name: 'Value' });
    value.focus();
    await userEvent.keyboard('{ArrowUp}');
    remove?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Random')).toBeNull());
    const [heir] = await removals();
    await expect(heir).toHaveFocus();
  },
});

/** The server cannot do it: that is said, and the tasks stay. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await list();
    msw.use(failing({ path: '/api/queue', method: 'post', once: true }));
    await press('Optimize Queue');
    await expect(await screen.findByText('Optimization Failed')).toBeVisible();
    await expect(screen.getByText('Unable to optimize task queue')).toBeVisible();
    await list();
  },
});

/** How it is calculated, on a phone and without a pointer. */
export const Explained = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(fewWaiting))),
  play: async () => {
    await list();
    await press('Optimize Queue');
    await within(await queue()).findAllByRole('meter', { name: 'Priority score' });
    await playExplained(/not a chance of success/);
  },
});
