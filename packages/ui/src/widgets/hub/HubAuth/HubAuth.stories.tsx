import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { HubAuth } from '.';
import { AuditLog } from './AuditLog';

const path = '/api/connection/auth';
const NAME = 'Authentication & Security';

const meta = preview.meta({
  component: HubAuth,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes through what can be copied, generated, issued and revoked.' },
      { keys: ['Enter'], does: 'Does what the button says, once it was asked where something stops working.' },
      { keys: ['Space'], does: 'In the form of a token: chooses a scope.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'In the log: goes from entry to entry.' },
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

const shown = () => screen.findByText('JSON Web Tokens');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = async () => within(await screen.findByRole('alertdialog'));

/** Keys, tokens and what was done to them. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await shown();
    await expect(screen.getByDisplayValue('/.well-known/jwks.json')).toBeVisible();
    await expect(screen.getByDisplayValue('concordia-module-v1')).toBeVisible();
    await screen.findAllByText('Key pair generated');
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** A new workspace: the first use makes a key pair, so that none is needed beforehand. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async () => {
    await expect(await screen.findByText('No tokens yet')).toBeVisible();
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

const crowded = (world: World): World => ({
  ...world,
  hub: {
    ...world.hub,
    auth: {
      ...world.hub.auth,
      tokens: world.hub.auth.tokens.map((token) => ({ ...token, moduleName: 'unbroken'.repeat(10) })),
    },
  },
});

/** Names of modules without an end. */
export const Crowded = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Without a pointer: for whom, for what; then the token, which is shown this once. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    (await screen.findByRole('button', { name: 'Issue token' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog'));
    const read = await form.findByRole('checkbox', { name: /^read/ });
    read.focus();
    await userEvent.keyboard(' ');
    const issue = form.getByRole('button', { name: 'Issue token' });
    await userEvent.click(issue);
    await waitFor(() => expect(form.getAllByText('Choose at least one scope').length).toBeGreaterThan(0));
    await userEvent.click(form.getByRole('checkbox', { name: /^events/ }));
    await userEvent.click(issue);
    await expect(await screen.findByText('Copy it now: it is shown this once.')).toHaveFocus();
    await expect(screen.getByLabelText('Access token')).toHaveAttribute('type', 'password');
  },
});

/** What becomes of the present pair is said before a new one takes its place. */
export const Rotating = meta.story({
  play: async () => {
    await shown();
    await press('Generate New Key Pair');
    await expect((await question()).getByText(/stay good for 12 hours and 10 minutes/)).toBeVisible();
  },
});

/** What was done, by whom, and when. */
export const Log = meta.story({
  tags: ['narrow'],
  render: () => <AuditLog />,
  play: async () => {
    await expect((await screen.findAllByText('Key pair generated')).length).toBeGreaterThan(0);
    await expect(screen.getAllByText('Owner').length).toBeGreaterThan(0);
  },
});

/** A token that is revoked lets nobody in, and stays in the list as what it is. */
export const Revoking = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    const [revoke] = await screen.findAllByRole('button', { name: /^Revoke the token of/ });
    if (revoke === undefined) throw new Error('there is no token');
    const before = screen.queryAllByText('Revoked').length;
    await userEvent.click(revoke);
    await userEvent.click((await question()).getByRole('button', { name: 'Revoke' }));
    await screen.findByText('The token was revoked');
    await waitFor(() => expect(screen.getAllByText('Revoked')).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Issue token' })).toHaveFocus());
  },
});
