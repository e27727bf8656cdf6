import type { MailboxFolder } from '@concordia/api-client';
import {
  getListChannelAccountsMockHandler,
  getListMailboxesMockHandler,
  getListMailboxFoldersMockHandler,
} from '@concordia/api-client/msw';
import { failing, network } from '@concordia/fixtures/network';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Stage } from '../../shared/testing/Stage';
import { sampleAccount } from '../../shared/testing/sampleAccounts';
import { ChannelAccounts } from '.';

const ID = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';

const GOOGLE = sampleAccount({
  id: ID,
  channel: 'email',
  provider: 'google',
  account: 'mara@fernhill.example',
  redirectUrl: 'https://hub.example.org/oauth/mailbox/callback',
  settings: { fromAddress: 'mara@fernhill.example', clientId: '1234-abcd.apps.googleusercontent.com' },
  secrets: [{ name: 'clientSecret', lastFour: '1a2b', updatedAt: '2026-02-20T09:00:00.000Z' }],
  name: 'Orders',
  address: 'mara@fernhill.example',
  color: 'sea',
  isDefault: false,
});

const folder = (path: string, more: Partial<MailboxFolder> = {}): MailboxFolder => ({
  path,
  name: path.split('/').at(-1) ?? path,
  specialUse: null,
  isRead: false,
  isGone: false,
  ...more,
});

const FOLDERS = [
  folder('INBOX', { specialUse: '\\Inbox', isRead: true }),
  folder('Orders/Éthiopie'),
  folder('Sent', { specialUse: '\\Sent' }),
  folder('Samples', { isRead: true, isGone: true }),
];

const gone = 'The folder "Samples" is not there: it was renamed or deleted. Choose the folders to read again.';

const meta = preview.meta({
  component: ChannelAccounts,
  args: { channel: 'email' as const, headingLevel: 2 as const },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) =>
    msw.use(
      getListChannelAccountsMockHandler([GOOGLE]),
      getListMailboxFoldersMockHandler(FOLDERS),
      getListMailboxesMockHandler([
        { channel: 'email', accountId: ID, state: 'listening', failure: gone, fetched: 0, toFetch: 0, readAt: null },
      ]),
      ...(await network()),
    ),
});

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'More about Orders' }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

/** What can be done with a mailbox; a folder that is gone is named in its row. */
export const Actions = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    await openMenu();
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual([
      'Edit',
      'Quiet hours…',
      'Members…',
      'Make default',
      'Test connection',
      'Folders',
      'Flags',
      'Disconnect',
      'Remove',
    ]);
    await expect(await screen.findByText(gone)).toBeVisible();
  },
});

/** A grant that was revoked: its owner signs in again. */
export const Ungranted = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(getListChannelAccountsMockHandler([{ ...GOOGLE, health: 'expired' }])),
  play: async () => {
    await openMenu();
    await expect(await screen.findByRole('menuitem', { name: 'Sign in with Google' })).toBeVisible();
  },
});

/** The folders come from the mailbox's server. */
export const Folders = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await openMenu();
    await choose('Folders');
    const dialog = within(await screen.findByRole('dialog', { name: 'Folders of Orders' }));
    await expect(await dialog.findByRole('checkbox', { name: 'INBOX' })).toBeChecked();
    await expect(dialog.queryByRole('checkbox', { name: 'Sent' })).toBeNull();
    await expect(dialog.getByText('Renamed or deleted')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Orders/Éthiopie' }));
  },
});

/** The server cannot be reached. */
export const FoldersFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: `/api/mailboxes/${ID}/folders`, method: 'get' })),
  play: async () => {
    await openMenu();
    await choose('Folders');
    await screen.findByText('Couldn’t list the folders');
  },
});

/** Flags are kept in step only where that is chosen, and completing here changes nothing there unless that is, too. */
export const Flags = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    await openMenu();
    await choose('Flags');
    const dialog = within(await screen.findByRole('dialog', { name: 'Flags of Orders' }));
    const [kept, completed] = await dialog.findAllByRole('checkbox');
    await expect(completed).toBeDisabled();
    await userEvent.click(dialog.getByText('Keep read, answered and deleted in step with the mailbox'));
    await expect(kept).toBeChecked();
    await expect(completed).toBeEnabled();
    await expect(completed).not.toBeChecked();
  },
});

/** The address to register at the provider stands in the form, to copy. */
export const Redirect = meta.story({
  play: async () => {
    await openMenu();
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit account' }));
    await expect(dialog.getByDisplayValue('https://hub.example.org/oauth/mailbox/callback')).toBeVisible();
  },
});
