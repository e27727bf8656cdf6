import type { World } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/Button';
import { MenuTrigger } from '../../../components/Menu';
import { playFailed, playLoading, playRetry } from '../../shared/testing/plays';
import { REREAD, withReread } from '../../shared/testing/Reread';
import { restrictedAccounts } from '../../shared/testing/restrictedAccounts';
import { Stage } from '../../shared/testing/Stage';
import { sampleConversation, sampleMessage } from '../../shared/testing/sampleMessage';
import { AssignDialog, type AssignDialogProps, AssignMenu } from '.';

const membersPath = '/api/members';

const member = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}`) });
const memberIsThere = () => member('Theo Marsh');

const meta = preview.meta({
  component: AssignDialog,
  args: { isOpen: true, items: [sampleMessage()], assigneeId: null, onClose: fn(), onAssign: fn() },
  render: (args) => <Opened {...args} />,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

function Opened({ items, assigneeId, onAssign, onClose }: AssignDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return <AssignDialog isOpen={isOpen} items={items} assigneeId={assigneeId} onAssign={onAssign} onClose={close} />;
}

const membersOf = (members: World['members']) => (world: World) => ({ ...world, members });

const manyMembers = (world: World): World => ({
  ...world,
  members: Array.from({ length: 30 }, (_, index) => ({
    id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a${10 + index}`,
    name: index % 5 === 0 ? 'Helena Christodoulopoulou-Papadimitriou von Hohenlohe-Langenburg' : `Member ${index + 1}`,
    email: index % 2 === 0 ? `member${index}.of.a.team.with.long.addresses@correspondence.fernhill.example` : null,
    isOwner: index === 0,
    createdAt: world.now,
  })),
});

/** The members, and nobody, which holds now; a press chooses. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await memberIsThere();
    await expect(screen.getByRole('option', { name: 'Unassigned' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: membersPath })),
  play: playLoading('Members'),
});

/** A team of nobody does not happen, but is said if it does. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(membersOf([])))),
  play: async () => {
    await expect(await screen.findByText('No members yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: membersPath, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: membersPath, method: 'get', once: true })),
  play: playRetry(memberIsThere),
});

/** What was shown stays while it is read again. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ msw }) => {
    await memberIsThere();
    msw.use(pending({ path: membersPath }));
    window.dispatchEvent(new Event(REREAD));
    const region = await screen.findByRole('region', { name: 'Members' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await memberIsThere();
  },
});

export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(manyMembers))),
  play: async () => {
    await expect((await screen.findAllByRole('option')).length).toBe(31);
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await memberIsThere();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Typing jumps to a name, Enter assigns, and the dialog closes. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await memberIsThere();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Unassigned' })).toHaveFocus());
    await userEvent.keyboard('imo{Enter}');
    await expect(args.onAssign).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Escape closes and assigns nobody, whoever looks after it now and wherever the focus is in the list. */
export const Cancelled = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await memberIsThere();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Unassigned' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAssign).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

const asked = fn();

/** An account with members offers only them and the owner, says so, and leads to its settings. */
export const Limited = meta.story({
  tags: ['no-pixels', 'dark', 'narrow'],
  beforeEach: async ({ msw }) => {
    asked.mockClear();
    msw.use(...restrictedAccounts(storyWorld.members, asked), ...(await network()));
  },
  play: async () => {
    await memberIsThere();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await expect(asked).toHaveBeenCalledWith({ ids: ['m'] });
    await expect(screen.getByText('Only the owner and members of Sales can be assigned.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Members of Sales' })).toHaveAttribute('href', '/setup?channel=sms');
  },
});

/** Several accounts that share no member: the owner alone can be assigned all of it. */
export const OwnerAlone = meta.story({
  tags: ['no-pixels'],
  args: {
    items: ['m', 'n'].map((id) => ({
      ...sampleMessage({ id }),
      conversationId: id,
      conversation: sampleConversation(),
    })),
  },
  beforeEach: async ({ msw }) => {
    asked.mockClear();
    msw.use(...restrictedAccounts(storyWorld.members, asked), ...(await network()));
  },
  play: async () => {
    await expect(
      await screen.findByText('Only the owner can be assigned: nobody else is a member of Sales and +46701112244.'),
    ).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ ids: ['m', 'n'] });
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await expect(screen.getAllByRole('link', { name: /^Members of/ })).toHaveLength(2);
  },
});

/** While nobody can say who may be assigned, everyone is offered: the server checks it. */
export const Unlimited = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => {
    msw.use(
      failing({ path: '/api/messages/assignees', method: 'post' }),
      ...restrictedAccounts(storyWorld.members),
      ...(await network()),
    );
  },
  play: async () => {
    await memberIsThere();
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(3);
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

/** The same choice in a menu, beside a button. */
export const InAMenu = meta.story({
  render: ({ items, assigneeId, onAssign }) => (
    <MenuTrigger>
      <Button>Assign</Button>
      <AssignMenu items={items} assigneeId={assigneeId} onAssign={onAssign} />
    </MenuTrigger>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Theo Marsh' }));
    await expect(args.onAssign).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Unassigned' })).toBeVisible();
  },
});

/** In a menu the account's settings are its last item, which assigns nobody. */
export const LimitedInAMenu = meta.story({
  tags: ['no-pixels'],
  render: InAMenu.input.render,
  beforeEach: async ({ msw }) => msw.use(...restrictedAccounts(storyWorld.members), ...(await network())),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    const why = 'Only the owner and members of Sales can be assigned.';
    const settings = within(await screen.findByRole('group', { name: why })).getByRole('menuitem');
    await expect(settings).toHaveAccessibleName('Members of Sales');
    await expect(settings).toHaveAttribute('href', '/setup?channel=sms');
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Theo Marsh' }));
    await expect(args.onAssign).toHaveBeenCalledTimes(1);
  },
});
