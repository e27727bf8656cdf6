import type { World, WorldConversation } from '@concordia/fixtures';
import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRetry } from '../../shared/testing/plays';
import { REREAD, withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { MergeConversations, type MergeConversationsProps } from '.';

const path = '/api/conversations';

/** The contact with the most conversations. */
function busiest(world: World) {
  const known = world.conversations.filter(({ contactId }) => contactId !== null);
  const [[contactId, conversations] = [null, []]] = [...Map.groupBy(known, (one) => one.contactId)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const contact = world.contacts.find(({ id }) => id === contactId);
  const [kept] = conversations;
  if (contact === undefined || kept === undefined) throw new Error('the world has no such contact');
  return { contact, kept, count: conversations.length };
}

const { contact, kept, count } = busiest(storyWorld);

const meta = preview.meta({
  component: MergeConversations,
  args: { conversationId: kept.id, contact: { id: contact.id, name: contact.name }, onClose: fn() },
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

function Opened({ onClose, ...props }: MergeConversationsProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return isOpen && <MergeConversations {...props} onClose={close} />;
}

/** All conversations belong to the contact. */
const allOf = (world: World): World => {
  const conversations = new Set(world.conversations.slice(0, 40).map(({ id }) => id));
  const subject =
    'A very long subject about the deliveries of the coming quarter, its invoices and everything around them';
  return {
    ...world,
    conversations: world.conversations.map(
      (one, index): WorldConversation =>
        conversations.has(one.id) ? { ...one, contactId: contact.id, ...(index % 5 === 0 && { subject }) } : one,
    ),
    messages: world.messages.map((one) =>
      conversations.has(one.conversationId) ? { ...one, contactId: contact.id } : one,
    ),
  };
};

/** Only the open conversation belongs to the contact. */
const alone = (world: World): World => {
  const others = new Set(
    world.conversations.filter(({ id, contactId }) => contactId === contact.id && id !== kept.id).map(({ id }) => id),
  );
  return {
    ...world,
    conversations: world.conversations.filter(({ id }) => !others.has(id)),
    messages: world.messages.filter(({ conversationId }) => !others.has(conversationId)),
  };
};

const options = () => screen.findAllByRole('option');
const theyAreThere = async () => {
  await expect(await options()).toHaveLength(count - 1);
};
const chooseFirst = async () => {
  const [first] = await options();
  await userEvent.click(first ?? document.body);
};

/** The contact's other conversations; chosen ones are counted on the button. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await theyAreThere();
    await expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await chooseFirst();
    await expect(screen.getByRole('button', { name: 'Merge 1 conversation' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(`Conversations with ${contact.name}`),
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(alone))),
  play: async () => {
    await expect(await screen.findByText(`No other conversation with ${contact.name}`)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, method: 'get', once: true })),
  play: playRetry(() => screen.findAllByRole('option').then(([first]) => first ?? document.body)),
});

/** What was shown stays while it is read again. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: async ({ msw }) => {
    await theyAreThere();
    msw.use(pending({ path }));
    window.dispatchEvent(new Event(REREAD));
    const region = await screen.findByRole('region', { name: `Conversations with ${contact.name}` });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'true'));
    await theyAreThere();
  },
});

/** Long subjects are cut, and the list scrolls in the dialog. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(allOf))),
  play: async () => {
    await expect((await options()).length).toBeGreaterThan(20);
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await theyAreThere();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Space chooses, and the button merges; the toast offers undo, which brings them back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await theyAreThere();
    const [first] = await options();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' {Tab}{Tab}{Enter}');
    await expect(await screen.findByText('Merged 1 conversation into this one')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Merged 1 conversation into this one')).toBeNull());
  },
});

/** The server's reason stands in a toast, and the choice stays. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: `/api/conversations/${kept.id}/merge`, method: 'post' })),
  play: async ({ args }) => {
    await theyAreThere();
    await chooseFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Merge 1 conversation' }));
    await expect(await screen.findByText('The conversations could not be merged')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
