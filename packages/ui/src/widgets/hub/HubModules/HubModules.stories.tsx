import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { HubModules } from '.';

const path = '/api/connection/modules';
const NAME = 'Modules';

const meta = preview.meta({
  component: HubModules,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from module to module: its details, its check, its menu; then to the examples.' },
      { keys: ['Enter'], does: 'Opens the details or the menu, checks; in a form, sends it.' },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'On the tabs: chooses what is shown, or the language of the examples.',
      },
      { keys: ['Escape'], does: 'Closes the dialog.' },
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

/** The modules, and the examples in their colors, which come a moment later. */
const shown = async () => {
  await screen.findByText('roast-planner');
  await waitFor(() => expect(document.querySelector('[data-highlighted]')).not.toBeNull(), { timeout: 10_000 });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const openDetails = async (tab: string) => {
  await press('Details of roast-planner');
  const inside = await dialog();
  await userEvent.click(inside.getByRole('tab', { name: tab }));
  return inside;
};

/** Two that are well, one that is away, and one that was never asked, which shows as disconnected. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await shown();
    await expect(screen.getAllByText('Connected')).toHaveLength(2);
    await expect(screen.getAllByText('Disconnected')).toHaveLength(2);
    await expect(screen.getByText('Not checked yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText('No modules registered yet')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Register Module' })).toBeEnabled();
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
  play: playRetry(shown),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown }),
});

const MARKUP = '<b>Markup</b> is <script>text</script>';

const crowded = (world: World): World => ({
  ...world,
  hub: {
    ...world.hub,
    modules: world.hub.modules.map((module, index) => ({
      ...module,
      name: [MARKUP, 'unbroken'.repeat(10), 'A name of several words that goes on'][index] ?? module.name,
      baseUrl: `https://${'long-name.'.repeat(12)}example/with/a/path`,
    })),
  },
});

/** Long names and addresses, and markup, which is text like any other. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await expect(await screen.findByText(MARKUP)).toBeVisible();
  },
});

/** The same in the room of a phone. */
export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await screen.findByText(MARKUP);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Opened and sent with the keyboard. What lacks is said first, in the words of the specification, and nothing is sent. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    (await screen.findByRole('button', { name: 'Register Module' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog();
    const send = form.getByRole('button', { name: 'Register Module' });
    await userEvent.click(send);
    await waitFor(() => expect(form.getAllByText('Module name is required').length).toBeGreaterThan(0));
    await expect(form.getAllByText('Must be a valid URL').length).toBeGreaterThan(0);
    await fill(form.getByRole('textbox', { name: /^Name/ }), 'crm-sync');
    await fill(form.getByRole('textbox', { name: /^Base URL/ }), 'https://crm-sync.example');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Module registered successfully');
    await expect(await screen.findByText('crm-sync')).toBeVisible();
  },
});

/** A name that another module has: a toast says that it failed, the field says why, and nothing is lost. */
export const NameTaken = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    await press('Register Module');
    const form = await dialog();
    await fill(form.getByRole('textbox', { name: /^Name/ }), 'Roast-Planner');
    await fill(form.getByRole('textbox', { name: /^Base URL/ }), 'https://other.example');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Failed to register module');
    await expect(form.getByRole('textbox', { name: /^Name/ })).toBeInvalid();
    await expect(form.getByRole('textbox', { name: /^Base URL/ })).toHaveValue('https://other.example');
  },
});

/** It is said what becomes of its tokens and subscriptions before it goes; the focus goes on to what is left. */
export const Removing = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    await press('More about label-printer');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/Its tokens are revoked at once/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('label-printer')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register Module' })).toHaveFocus());
  },
});

/** How one was, check by check, and when it was away. */
export const Health = meta.story({
  tags: ['dark'],
  play: async () => {
    await shown();
    await press('Details of label-printer');
    await expect(await screen.findByText('76 of 90 checks healthy.')).toBeVisible();
    await expect(screen.getByText('14 checks', { exact: false })).toBeVisible();
  },
});

/** Its operations by tag. */
export const Api = meta.story({
  play: async () => {
    await shown();
    const inside = await openDetails('API');
    await expect(await inside.findByText('/stock')).toBeVisible();
    await expect(inside.getByText('Deprecated')).toBeVisible();
  },
});

/** Its tools, and what one of them takes. */
export const Tools = meta.story({
  play: async () => {
    await shown();
    const inside = await openDetails('Tools');
    await userEvent.click(await inside.findByRole('button', { name: /^Find a roast/ }));
    await expect(await inside.findByText(/The name of the coffee/)).toBeVisible();
  },
});

/** The language is chosen once for all examples. */
export const Examples = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    screen.getByRole('tab', { name: 'TypeScript' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('group', { name: 'Answer how the module is' })).toBeVisible();
  },
});
