import { longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { idIn } from '../../shared/testing/people';
import { playFailed } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { MergeDialog } from '.';

const ada = idIn(storyWorld, 'Ada');
const double = idIn(storyWorld, 'A. Lindqvist');
const previewPath = { path: '/api/merges/preview', method: 'post' } as const;

const meta = preview.meta({
  component: MergeDialog,
  args: { keepId: ada, otherId: double, isOpen: true, onClose: fn(), onMerged: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from field to field and to the buttons.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'Chooses whose word counts.' },
      { keys: ['Escape'], does: 'Closes it, and merges nothing.' },
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

const shown = () => screen.findByRole('heading', { name: 'What moves' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The two side by side, whose word counts where they differ, and what moves; after it a toast takes it back. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await shown();
    await userEvent.click(screen.getByRole('radio', { name: 'A. Lindqvist' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'A. Lindqvist' })).toBeChecked());
    await press('Merge');
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledTimes(1));
    await screen.findByText('A. Lindqvist is now part of A. Lindqvist');
    await press('Undo');
    await screen.findByText('A. Lindqvist is a contact again');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(previewPath)),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Merge contacts' });
    await expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  },
});

/** First it is asked who is the same person. */
export const Empty = meta.story({
  args: { otherId: undefined },
  play: async () => {
    await screen.findByText('Who is the same person as Ada Lindqvist?');
    await userEvent.type(await screen.findByRole('combobox', { name: /Contact/ }), 'A. Lind');
    await userEvent.click(await screen.findByRole('option', { name: /A\. Lindqvist/ }));
    await shown();
  },
});

/** What the merge would do cannot be read. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(previewPath)),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ ...previewPath, once: true })),
  play: async () => {
    await press('Try again');
    await shown();
  },
});

/** While they are merged the button waits. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path: '/api/merges', method: 'post' })),
  play: async () => {
    await shown();
    await press('Merge');
    await waitFor(() => expect(screen.getByRole('button', { name: /Merge/ })).toHaveAttribute('data-pending'));
  },
});

/** Two different people, who differ in everything: each field is chosen. */
export const Crowded = meta.story({
  args: { otherId: idIn(storyWorld, 'Tomás') },
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await shown();
    await expect(screen.getAllByRole('radiogroup').length).toBeGreaterThan(3);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Arrows choose; Escape merges nothing. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await shown();
    screen.getByRole('radio', { name: 'Ada Lindqvist' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'A. Lindqvist' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onMerged).not.toHaveBeenCalled();
  },
});

/** The other one stays instead, and the choices begin anew. */
export const Swapped = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    const kept = () => document.querySelector('[data-side="keep"]')?.textContent;
    await expect(kept()).toContain('Ada Lindqvist');
    await press('Keep the other one');
    await waitFor(() => expect(kept()).toContain('A. Lindqvist'));
  },
});

/** The server refuses: the dialog stays and says why. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/merges', method: 'post', once: true })),
  play: async ({ args }) => {
    await shown();
    await press('Merge');
    await screen.findByText('They could not be merged');
    await expect(args.onMerged).not.toHaveBeenCalled();
  },
});
