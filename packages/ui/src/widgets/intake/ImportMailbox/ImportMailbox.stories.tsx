import { importRunning, longNames, putImport, type World, type WorldImport } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending, slow } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ImportMailbox } from '.';
import { ImportStrip } from './ImportStrip';

const importsPath = '/api/imports';

const importIsThere = () => screen.findByText('All mail Including Spam and Trash.mbox');

const meta = preview.meta({
  component: ImportMailbox,
  args: { boardHref: '/' },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** The world with its running import in another state. */
const withRun =
  (changes: Partial<WorldImport>) =>
  (world: World): World => {
    const running = importRunning(world);
    const run = running.imports.at(-1);
    return run === undefined ? running : putImport(running, { ...run, ...changes });
  };

const stopped = { ratePerSecond: null, finishedAt: Date.UTC(2026, 2, 2, 8, 59) } as const;

const mailbox = (name: string) => new File(['From mara@fernhill.example\nSubject: Hello\n\nHello\n'], name);

/** Chooses files as the system's own dialog would. */
async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no field for files');
  await userEvent.upload(input, files);
}

/** What ended last, its problems on demand, and the place for the next. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 3 problems' }));
    await expect(await canvas.findByText('The message has more than 1,000 parts.')).toBeVisible();
    await expect(canvas.getByText(/message 58, at byte 81,204,113/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the board' })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: importsPath })),
  play: playLoading('Import mail and chats'),
});

/** The first mailbox: how to come by one, whose it is, and where to drop it. */
export const Empty = meta.story({
  tags: ['narrow'],
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Google Takeout/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: importsPath, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: importsPath, method: 'get', once: true })),
  play: playRetry(importIsThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Import mail and chats', { answer: pending({ path: importsPath }), shown: importIsThere }),
});

/** One runs, and all that came before it are listed. */
export const Crowded = meta.story({
  args: { showsHistory: true },
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => {
        const running = importRunning(longNames(world));
        const [run] = running.imports;
        if (run === undefined) return running;
        return Array.from({ length: 12 }, (_, index) => index).reduce(
          (before, index) =>
            putImport(before, {
              ...run,
              id: `${run.id.slice(0, -2)}${10 + index}`,
              name: `${index % 3 === 0 ? 'A mailbox with a rather long name that somebody exported in a hurry ' : 'Sent '}${index + 1}.mbox`,
              state: index % 4 === 1 ? 'failed' : 'done',
              failure: index % 4 === 1 ? 'The disk is full.' : null,
              problems: run.problems.map((problem) => ({ ...problem, id: `${problem.id.slice(0, -2)}${10 + index}` })),
            }),
          running,
        );
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Takeout-2026.mbox')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(importRunning))),
  play: async ({ canvas }) => {
    await canvas.findByText('Takeout-2026.mbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Stopping and going on again without a pointer. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(importRunning))),
  play: async ({ canvas }) => {
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    stop.focus();
    await userEvent.keyboard('{Enter}');
    const goOn = await canvas.findByRole('button', { name: 'Continue' });
    goOn.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Waiting for its turn')).toBeVisible();
  },
});

/** Reading: how far, how fast, how long still, and what was set aside. */
export const Running = meta.story({
  tags: ['dark'],
  beforeEach: async ({ msw }) => msw.use(...(await network(importRunning))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Takeout-2026.mbox' })).toBeVisible();
    await expect(canvas.getByText(/14,022 messages · 232 per second/)).toBeVisible();
    await expect(canvas.getByText(/88 already here · 61 left out/)).toBeVisible();
  },
});

/** All is read; the conversations find their columns. How long that takes nobody knows, so the bar does not pretend. */
export const Sorting = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(withRun({ state: 'sorting', ratePerSecond: null })))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorting conversations onto the board')).toBeVisible();
  },
});

/** Stopped by an error: why, what is kept, and the way on. */
export const Broken = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(...(await network(withRun({ ...stopped, state: 'failed', failure: 'The disk was full.' })))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The disk was full\. What was read until then/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

/** The same file once more: nothing is added, and that is said. */
export const NothingNew = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network(withRun({ ...stopped, state: 'done', messagesAdded: 0, duplicates: 14_022, problems: [] }))),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing new: its messages were here already.')).toBeVisible();
  },
});

/** Two files: both are sent, one after the other, and wait for their turn to be read. */
export const Uploading = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    await choose(mailbox('All mail.mbox'), mailbox('Sent.mbox'));
    await waitFor(() => expect(canvas.getAllByText('Waiting for its turn')).toHaveLength(2));
  },
});

/** While the first is on its way, the second says that it waits; both can still be left. */
export const UploadQueue = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork()), pending({ path: importsPath, method: 'post' })),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    msw.use(pending({ path: importsPath, method: 'post' }));
    await choose(mailbox('All mail.mbox'), mailbox('Sent.mbox'));
    await expect(await canvas.findByText('waits for the file before it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(canvas.queryByText('Sent.mbox')).toBeNull());
  },
});

/** The server does not take a file: it says why, and the file can be sent again. */
export const UploadRefused = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    msw.use(failing({ path: importsPath, method: 'post', once: true }));
    await choose(mailbox('All mail.mbox'));
    await expect(await canvas.findByText('All mail.mbox was not received')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Waiting for its turn')).toBeVisible();
  },
});

/** What is plainly no mailbox is not even sent. */
export const NotAMailbox = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    await choose(mailbox('takeout-20260301.7z'));
    await expect(await within(document.body).findByText('takeout-20260301.7z was not taken')).toBeVisible();
  },
});

/** An address that is none is said when the field is left, and nothing can be dropped until it is put right. */
export const WrongAddress = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your email addresses' }), 'mara@fernhill, m');
    await userEvent.tab();
    await expect(await canvas.findByText('mara@fernhill, m: not an email address.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

/** The list of problems comes a moment later, and fails alone. */
export const ProblemsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      slow(50, { path: '/api/imports/:importId/problems' }),
      failing({ path: '/api/imports/:importId/problems', once: true }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 3 problems' }));
    await canvas.findByText('The problems could not be read');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The message has more than 1,000 parts.')).toBeVisible();
  },
});

/** The line above the board while an import works. */
export const Strip = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...(await network(importRunning)));
    await import('./ImportLine');
  },
  render: () => <ImportStrip detailsHref="/setup" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Importing Takeout-2026.mbox' })).toBeVisible();
  },
});

const asking = {
  name: 'WhatsApp Chat - Ada.zip',
  format: 'whatsapp',
  state: 'asking',
  messagesRead: 0,
  messagesAdded: 0,
  duplicates: 0,
  leftOut: 0,
  ratePerSecond: null,
  problems: [],
  people: [
    { id: 'Ada Lindqvist', name: 'Ada Lindqvist', messages: 214 },
    { id: 'Mara', name: 'Mara', messages: 187 },
  ],
} as const;

/** A chat export that does not tell whose it is: the one question of an import. */
export const Asking = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  beforeEach: async ({ msw }) => {
    msw.use(...(await network(withRun(asking))));
    await import('./OwnerQuestion');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Which of these is you?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

/** Answered with the keyboard, it goes on. */
export const Answered = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => {
    msw.use(...(await network(withRun(asking))));
    await import('./OwnerQuestion');
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Mara' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(await canvas.findByText('Waiting for its turn')).toBeVisible();
  },
});

/** A group has many names, so they are searched. */
export const AskingInGroup = meta.story({
  beforeEach: async ({ msw }) => {
    const people = Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      name: `Member ${index + 1}`,
      messages: 90 - index,
    }));
    msw.use(...(await network(withRun({ ...asking, name: 'WhatsApp Chat - The fair.zip', people }))));
    await import('./OwnerQuestion');
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Which of these is you?' }), 'Member 12');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Member 12/ }));
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
});

/** What a chat export brought, and what was left out and why. */
export const ChatDone = meta.story({
  tags: ['dark'],
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network(
        withRun({
          ...asking,
          ...stopped,
          state: 'done',
          people: [],
          messagesRead: 414,
          messagesAdded: 401,
          conversationsAdded: 1,
          contactsAdded: 1,
          leftOut: 13,
          skipped: [
            { reason: 'service', count: 11 },
            { reason: 'deleted', count: 2 },
          ],
        }),
      )),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/11 notices left out · 2 deleted messages left out/)).toBeVisible();
  },
});

/** An archive that is cut off: what to do, in words. */
export const CutOff = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network(
        withRun({
          ...asking,
          ...stopped,
          state: 'failed',
          people: [],
          failureCode: 'archive_cut_off',
          failure: 'The file is incomplete: its end is missing. Download or copy it again, then upload it.',
        }),
      )),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/its end is missing/)).toBeVisible();
  },
});
