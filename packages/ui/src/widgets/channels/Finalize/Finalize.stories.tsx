import {
  getExportSetupMockHandler,
  getImportSetupMockHandler,
  getSetGuardrailsMockHandler,
} from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { answeredTests, connections, nothingKept, TWILIO } from '../../shared/testing/connections';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { withConnected } from '../channelDraft/draftSettings';
import { saveDraft } from '../channelDraft/useSetupDraft';
import { Finalize } from '.';

const path = '/api/channels';
const NAME = 'Finalize';

const FILE = {
  product: 'concordia',
  version: 1,
  exportedAt: '2026-03-02T09:00:00.000Z',
  config: { guardrails: { canary: 50 }, channels: {} },
  channels: [],
  checksum: 'c0ffee',
  secrets: null,
} as const;

const meta = preview.meta({
  component: Finalize,
  args: { onReplaced: fn() },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from button to button.' },
      { keys: ['Enter'], does: 'Does what the button says; in a form, sends it.' },
      { keys: ['Escape'], does: 'Closes a form.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    nothingKept();
    msw.use(
      getExportSetupMockHandler({ ...FILE, channels: [] }),
      getImportSetupMockHandler({ config: { guardrails: { canary: 50 } }, channels: [] }),
      getSetGuardrailsMockHandler(async ({ request }) => JSON.parse(await request.clone().text())),
      ...connections({ sms: TWILIO, telegram: { mode: 'simulated' } }),
      ...(await network()),
    );
  },
});

const testAll = () => screen.findByRole('button', { name: 'Test All Connections' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const chosenFile = (text: string) => new File([text], 'concordia-config.json', { type: 'application/json' });

async function choose(text: string) {
  await press('Import a file');
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]:not([hidden])');
  if (input === null) throw new Error('there is no file to choose');
  await userEvent.upload(input, chosenFile(text));
  return within(dialog);
}

/** Two are connected; both pass. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'coarse', 'phone', 'enlarged'],
  play: async () => {
    await expect(await screen.findByText('1 of 8 channels live, 1 simulated')).toBeVisible();
    await expect(screen.getByText(/^No test message is sent on SMS\./)).toBeVisible();
    await userEvent.click(await testAll());
    await screen.findByText('2 channels: all tests passed');
    const results = screen.getByRole('region', { name: 'Results' });
    await expect(within(results).getAllByText('OK')).toHaveLength(2);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** No channel is set up: there is nothing to test, but a file can be brought. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...connections()),
  play: async () => {
    await expect(await testAll()).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Import a file' })).toBeEnabled();
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
  play: playRetry(testAll),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: testAll }),
});

/** All eight, one with a long reason. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...answeredTests(
        { ok: false, message: 'Meta refused the access token (190): it has expired. Make a new one and save it.' },
        'meta/verify',
      ),
      ...connections({
        email: { mode: 'simulated' },
        whatsapp: { mode: 'simulated' },
        sms: TWILIO,
        telegram: { mode: 'simulated' },
        linkedin: { mode: 'simulated' },
        instagram: { mode: 'simulated' },
        messenger: { mode: 'simulated' },
        twitter: { mode: 'simulated' },
      }),
    ),
  play: async () => {
    await userEvent.click(await testAll());
    await screen.findByText('Connection Issues');
    await screen.findByText('3 tests failed.');
    await expect(screen.getAllByText(/^Meta refused/)).toHaveLength(3);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await testAll();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Reset with the keys: it is asked, and what the browser kept is gone. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  beforeEach: () => saveDraft((draft) => withConnected(draft, 'sms', true)),
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Reset to Defaults' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Reset to Defaults' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Configuration Reset');
    await expect(localStorage.getItem('concordia_setup_v1')).toBeNull();
    await expect(args.onReplaced).toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset to Defaults' })).toHaveFocus());
  },
});

/** Secrets come along only when asked for, and then only with a passphrase that was typed twice. */
export const Exporting = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await press('Export Config JSON');
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole('switch', { name: 'Include secrets, encrypted' }));
    await userEvent.type(dialog.getByLabelText(/^Passphrase(?! again)/), 'short');
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(dialog.getAllByText('At least 12 characters').length).toBeGreaterThan(0));
  },
});

export const Exported = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await press('Export Config JSON');
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Export' }));
    await screen.findByText('Configuration exported');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A file of ours, read and taken over. */
export const Importing = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    const dialog = await choose(JSON.stringify(FILE));
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await screen.findByText('Configuration imported');
    await expect(JSON.parse(localStorage.getItem('concordia_setup_v1') ?? '{}')).toMatchObject({
      guardrails: { canary: 50 },
    });
    await waitFor(() => expect(args.onReplaced).toHaveBeenCalled());
  },
});

/** One with secrets asks for its passphrase. */
export const ImportingSecrets = meta.story({
  play: async () => {
    const dialog = await choose(JSON.stringify({ ...FILE, secrets: {} }));
    await expect(await dialog.findByLabelText(/Passphrase/)).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Import secrets' }));
    await expect(dialog.queryByLabelText(/Passphrase/)).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: 'Import secrets' }));
  },
});

/** Something else is said to be something else, before anything is sent. */
export const ImportingSomethingElse = meta.story({
  play: async () => {
    const dialog = await choose('{"name":"package"}');
    await expect(await dialog.findByText(/not a Concordia configuration/)).toBeVisible();
    const upload = async (text: string) => {
      const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>(
        'input[type="file"]:not([hidden])',
      );
      if (input !== null) await userEvent.upload(input, chosenFile(text));
    };
    await upload(JSON.stringify(FILE).slice(0, -9));
    await expect(await dialog.findByText(/is incomplete or was edited/)).toBeVisible();
    await upload(JSON.stringify({ ...FILE, version: 2 }));
    await expect(await dialog.findByText(/has version 2/)).toBeVisible();
  },
});

/** No server answers: every channel passes, simulated; the file has what the browser keeps. */
export const BrowserOnly = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing()),
  play: async () => {
    await userEvent.click(await testAll());
    await screen.findByText('8 channels: all tests passed');
    await screen.findByText('0 of 8 channels live, 8 simulated');
    await press('Export Config JSON');
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Export' }));
    await screen.findByText(/the file has what this browser keeps/);
  },
});
