import type { Task } from '@concordia/api-client';
import { getCreateTaskMockHandler } from '@concordia/api-client/msw';
import { longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { restrictedAccounts } from '../../shared/testing/restrictedAccounts';
import { Stage } from '../../shared/testing/Stage';
import { TaskDialog } from '.';

const tasksPath = '/api/tasks';
const contact = storyWorld.contacts[0];
const contactId = contact?.id ?? '';
const task = storyWorld.tasks[0];
const taskId = task?.id ?? '';

const CREATED: Task = {
  id: taskId,
  kind: 'task',
  title: 'Send the price list',
  note: null,
  dueAt: null,
  state: 'open',
  doneAt: null,
  contact: null,
  messageId: null,
  conversationId: null,
  assigneeId: null,
  createdAt: '2026-03-02T09:00:00.000Z',
};

const meta = preview.meta({
  component: TaskDialog,
  args: { kind: 'follow_up' as const, contactId, isOpen: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from field to field, through the presets and to the buttons.' },
      { keys: ['Enter'], does: 'Keeps it, from the title; chooses a preset on one.' },
      { keys: ['Escape'], does: 'Closes it, and keeps nothing.' },
    ],
    docs: { story: { inline: false, height: '36rem' } },
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

const dialog = async () => within(await screen.findByRole('dialog'));
const title = () => screen.findByRole('textbox', { name: /^Task/ });
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));

/** A follow-up names whom it is about; one press says when. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await waitFor(async () => expect(await title()).toHaveValue(`Follow up with ${contact?.name}`));
    await press('Next Monday');
    await press('Schedule Follow-up');
    await screen.findByText('Follow-up scheduled');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { taskId },
  beforeEach: ({ msw }) => msw.use(pending({ path: `${tasksPath}/${taskId}` })),
  play: async () => {
    await expect((await dialog()).queryByRole('textbox')).toBeNull();
  },
});

/** A task begins with nothing, and needs no day. */
export const Empty = meta.story({
  args: { kind: 'task' as const },
  play: async () => {
    await expect(await title()).toHaveValue('');
    await userEvent.type(await title(), 'Send the price list');
    await press('Create Task');
    await screen.findByText('Task created');
  },
});

/** The task cannot be read. */
export const Failed = meta.story({
  args: { taskId },
  beforeEach: ({ msw }) => msw.use(failing({ path: `${tasksPath}/${taskId}` })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  args: { taskId },
  beforeEach: ({ msw }) => msw.use(failing({ path: `${tasksPath}/${taskId}`, once: true })),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await title()).toHaveValue(task?.title ?? '');
  },
});

/** While it is kept the button waits. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  args: { taskId },
  beforeEach: ({ msw }) => msw.use(pending({ path: `${tasksPath}/${taskId}`, method: 'patch' })),
  play: async () => {
    await title();
    await press('Save');
    await waitFor(async () =>
      expect((await dialog()).getByRole('button', { name: /Save/ })).toHaveAttribute('data-pending'),
    );
  },
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await waitFor(async () => expect(await title()).not.toHaveValue(''));
  },
});

export const Narrow = meta.story({
  args: { taskId },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await title();
  },
});

/** From the title to the first preset and to the button, without a mouse. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await waitFor(async () => expect(await title()).toHaveFocus());
    await userEvent.tab();
    await expect((await dialog()).getByRole('button', { name: 'Tomorrow' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    (await title()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

/** A task of a message is for the members of its account and the owner. */
export const Limited = meta.story({
  tags: ['no-pixels', 'dark', 'narrow'],
  args: { kind: 'task' as const, messageId: storyWorld.messages[0]?.id },
  beforeEach: async ({ msw }) => msw.use(...restrictedAccounts(storyWorld.members), ...(await network())),
  play: async ({ msw }) => {
    await userEvent.type(await title(), 'Send the price list');
    await expect(await screen.findByText('Only the owner and members of Sales can be assigned.')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: /^Unassigned/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.click(screen.getByRole('option', { name: 'Theo Marsh' }));
    const sent = Promise.withResolvers<unknown>();
    msw.use(
      getCreateTaskMockHandler(async ({ request }) => {
        sent.resolve(await request.json());
        return CREATED;
      }),
    );
    await press('Create Task');
    const theo = storyWorld.members.find(({ name }) => name === 'Theo Marsh');
    await expect(await sent.promise).toMatchObject({ title: 'Send the price list', assigneeId: theo?.id });
  },
});

/** What is missing is said at once; nothing is sent. */
export const Objections = meta.story({
  play: async ({ args }) => {
    await waitFor(async () => expect(await title()).not.toHaveValue(''));
    await userEvent.clear(await title());
    await press('Schedule Follow-up');
    // Once in the summary, once at the field.
    await expect(await screen.findAllByText('Enter a task')).toHaveLength(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The server refuses: the form stays as it is and says why. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: tasksPath, method: 'post', once: true })),
  play: async () => {
    await waitFor(async () => expect(await title()).not.toHaveValue(''));
    await press('Tomorrow');
    await press('Schedule Follow-up');
    await expect((await screen.findAllByText(/The server could not do this/)).length).toBeGreaterThan(0);
    await expect(await title()).toBeEnabled();
  },
});
