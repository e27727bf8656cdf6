import { longNames, type World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { TaskList } from '.';

const tasksPath = '/api/tasks';

const meta = preview.meta({
  component: TaskList,
  args: { onOpenMessage: fn() },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the box of a task, then to its buttons, then to the next task.' },
      { keys: [' '], does: 'Checks it off.' },
      { keys: ['Enter'], does: 'Presses the button.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="panel">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const overdue = () => screen.findByRole('list', { name: 'Overdue' });

/** What is late first. A task is checked off in one press, and the toast takes it back. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    const boxes = within(await overdue()).getAllByRole('checkbox');
    await userEvent.click(boxes[0] ?? document.body);
    await waitFor(async () => expect(within(await overdue()).getAllByRole('checkbox')).toHaveLength(boxes.length - 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(within(await overdue()).getAllByRole('checkbox')).toHaveLength(boxes.length));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: tasksPath })),
  play: playLoading('Tasks and follow-ups'),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to do')).toBeVisible();
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
  play: playRetry(overdue),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Tasks and follow-ups', { answer: pending({ path: tasksPath }), shown: overdue }),
});

const wordy = (world: World): World => ({
  ...longNames(world),
  tasks: world.tasks.map((task) => ({ ...task, title: task.title.repeat(4), note: task.title.repeat(12) })),
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    await overdue();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(wordy))),
  play: async () => {
    await overdue();
  },
});

export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    const [box] = within(await overdue()).getAllByRole('checkbox');
    box?.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMessage).toHaveBeenCalledTimes(1);
    box?.focus();
    await userEvent.keyboard(' ');
    await screen.findByText(/^Done: /);
  },
});

/** Deleting asks nothing: the toast brings it back. */
export const Deleted = meta.story({
  play: async () => {
    const rows = within(await overdue()).getAllByRole('listitem');
    await userEvent.click(within(await overdue()).getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await waitFor(async () => expect(within(await overdue()).getAllByRole('listitem')).toHaveLength(rows.length - 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(within(await overdue()).getAllByRole('listitem')).toHaveLength(rows.length));
  },
});

/** What was done can be looked at, and opened again. */
export const Finished = meta.story({
  play: async ({ canvas }) => {
    await overdue();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show done tasks' }));
    const done = within(await canvas.findByRole('list', { name: 'Done' }));
    await expect(done.getAllByRole('checkbox')[0]).toBeChecked();
  },
});

/** What is due until tonight, as the bell shows it. */
export const Today = meta.story({
  args: { scope: 'today', isHeadingHidden: true },
  play: async ({ canvas }) => {
    await overdue();
    await expect(canvas.getByRole('list', { name: 'Today' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

/** A change that the server refuses is said, and the list shows how things are. */
export const Refused = meta.story({
  play: async ({ msw }) => {
    const [box] = within(await overdue()).getAllByRole('checkbox');
    msw.use(failing({ path: `${tasksPath}/:taskId`, method: 'patch', once: true }));
    await userEvent.click(box ?? document.body);
    await expect(await screen.findByText('That could not be kept')).toBeVisible();
  },
});
