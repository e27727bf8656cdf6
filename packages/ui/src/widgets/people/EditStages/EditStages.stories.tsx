import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { EditStagesDialog } from '.';

const boardPath = '/api/deals/board';
const path = '/api/deals/stages';

const meta = preview.meta({
  component: EditStagesDialog,
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from the name of a stage to its buttons, then to the next stage.' },
      { keys: ['Enter', 'Space'], does: 'Moves the stage up or down, or removes it.' },
      { keys: ['Escape'], does: 'Closes the dialog without saving.' },
    ],
  },
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const names = async () =>
  within(await screen.findByRole('list', { name: 'Stages in order' })).findAllByRole('textbox', { name: 'Name' });
const valuesOf = (fields: HTMLElement[]) => fields.map((field) => field.getAttribute('value'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A stage that has deals cannot be removed. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect(valuesOf(await names())).toEqual(['New', 'Qualified', 'Proposal', 'Negotiation']);
    await expect(screen.getByRole('button', { name: 'Move New up' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: boardPath })),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Stages' })).toBeVisible();
  },
});

/** The stages that every workspace begins with. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Remove New' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: boardPath })),
  play: async () => {
    await expect(await screen.findByText('The stages could not be read')).toBeVisible();
  },
});

/** The server does not take the stages. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'put' })),
  play: async ({ args }) => {
    await names();
    await press('Save');
    await expect(await screen.findByText('The stages could not be saved')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Saving does not wait until the board has been read again. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  play: async ({ args, msw }) => {
    await names();
    msw.use(pending({ path: boardPath }));
    await press('Save');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Crowded = meta.story({
  play: async () => {
    await names();
    for (let added = 0; added < 8; added += 1) await press('Add stage');
    await expect(await names()).toHaveLength(12);
    await expect(screen.getByRole('button', { name: 'Add stage' })).toBeDisabled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await names();
  },
});

/** A stage is renamed and moved by keys, and saved. */
export const Keyboard = meta.story({
  // The dialog closes when it is saved; here it stays, with a spinner that turns.
  tags: ['no-pixels'],
  play: async ({ args }) => {
    const [first] = await names();
    if (first === undefined) throw new Error('there is no stage');
    await userEvent.clear(first);
    await expect(await screen.findByText('Enter a name')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(first, 'Lead');
    const down = await screen.findByRole('button', { name: 'Move Lead down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(valuesOf(await names())).toEqual(['Qualified', 'Lead', 'Proposal', 'Negotiation']),
    );
    await press('Save');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});
