import { longNames } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { idIn } from '../../shared/testing/people';
import { playFailed } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { EraseDialog } from '.';

const contactPath = '/api/contacts/:contactId';
const erasurePath = { path: '/api/contacts/:contactId/erasure', method: 'post' } as const;

const meta = preview.meta({
  component: EraseDialog,
  args: { contactId: idIn(storyWorld, 'Ada'), isOpen: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Enter'], does: 'Erases, once the name is typed.' },
      { keys: ['Escape'], does: 'Closes it, and erases nothing.' },
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

const name = () => screen.findByRole('textbox', { name: /Name of the contact/ });
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));

/** What goes and what stays, before anything happens. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await waitFor(async () => expect(await name()).toHaveFocus());
    await screen.findByText('2 notes');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: contactPath })),
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

/** Without the name nothing is erased. */
export const Empty = meta.story({
  play: async ({ args }) => {
    await name();
    await press('Erase permanently');
    await expect((await screen.findAllByText('Type the name exactly: Ada Lindqvist')).length).toBeGreaterThan(0);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: contactPath, once: true })),
  play: async () => {
    await press('Try again');
    await name();
  },
});

/** While it is under way the button waits. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending(erasurePath)),
  play: async () => {
    await userEvent.type(await name(), 'Ada Lindqvist');
    await press('Erase permanently');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Erase permanently/ })).toHaveAttribute('data-pending'),
    );
  },
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await name();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await name();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The name is typed and Enter pressed; the receipt says what went and has the focus. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await waitFor(async () => expect(await name()).toHaveFocus());
    await userEvent.keyboard('Ada Lindqvist{Enter}');
    await screen.findByRole('dialog', { name: 'Receipt' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
});

/** What was erased, in figures, and nothing of the person. */
export const Receipt = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await userEvent.type(await name(), ' Ada  Lindqvist');
    await press('Erase permanently');
    await screen.findByText('Messages erased');
    await expect(document.body).not.toHaveTextContent('Ada Lindqvist');
  },
});

/** The server refuses: nothing is erased, and it says why. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ ...erasurePath, once: true })),
  play: async ({ args }) => {
    await userEvent.type(await name(), 'Ada Lindqvist');
    await press('Erase permanently');
    await expect((await screen.findAllByText(/The server could not do this/)).length).toBeGreaterThan(0);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
