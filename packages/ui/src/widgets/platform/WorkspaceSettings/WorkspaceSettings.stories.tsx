import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { WorkspaceSettings } from '.';

const path = '/api/workspace/settings';
const NAME = 'Name, currency, time zone and read marks';

const currency = () => screen.findByRole('combobox', { name: /Currency/ });
/** A field of a list is there a moment before its value, which it looks up among the choices. */
const shows = (name: RegExp, words: string) =>
  waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveValue(words));

const meta = preview.meta({
  component: WorkspaceSettings,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from field to field, then to “Save”.' },
      { keys: ['ArrowDown'], does: 'Opens the list of a field; typing filters it.' },
      { keys: ['Enter'], does: 'Chooses; on “Save” saves.' },
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

export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await shows(/Currency/, 'USD · US Dollar');
    await shows(/Time zone/, 'UTC');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** A new workspace has its defaults. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await shows(/Currency/, 'USD · US Dollar');
  },
});

/** Long names of a currency and a zone. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => ({
        ...world,
        workspace: { ...world.workspace, currency: 'BAM', timeZone: 'America/Argentina/Buenos_Aires' },
      }))),
    ),
  play: async () => {
    await shows(/Currency/, 'BAM · Bosnia-Herzegovina Convertible Mark');
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
  play: playRetry(currency),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: currency }),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await currency();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Read marks and typing are turned off, and stay off. */
export const WithoutReadMarks = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const shared = () => screen.findByRole('checkbox', { name: 'Show contacts that they are read' });
    await expect(await shared()).toBeChecked();
    await userEvent.click(await shared());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Settings saved');
    await waitFor(async () => expect(await shared()).not.toBeChecked());
  },
});

/** The workspace is renamed. */
export const Renamed = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const field = () => screen.findByRole('textbox', { name: /Name of the workspace/ });
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Fernhill');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Settings saved');
    await waitFor(async () => expect(await field()).toHaveValue('Fernhill'));
  },
});

/** Another currency and zone are chosen by typing, and saved. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const field = await currency();
    await shows(/Currency/, 'USD · US Dollar');
    await userEvent.clear(field);
    await userEvent.type(field, 'Swedish');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows(/Currency/, 'SEK · Swedish Krona');
    const zone = screen.getByRole('combobox', { name: /Time zone/ });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Europe/Stock');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Settings saved');
    await shows(/Time zone/, 'Europe/Stockholm');
  },
});
