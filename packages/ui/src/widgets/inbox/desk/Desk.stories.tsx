import { listConversations, updateConversation } from '@concordia/api-client';
import type { World } from '@concordia/fixtures';
import { failing, network, pending } from '@concordia/fixtures/network';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  ActionsContext,
  ActionsToCome,
  createActionRegistry,
  ShortcutKeys,
  ShortcutLayer,
} from '../../shared/shortcuts';
import { rows } from '../../shared/testing/rows';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import * as stage from '../../shared/testing/Stage.css';
import { MessageBoard } from '../MessageBoard';
import type { DeskItem } from '../messages/deskItem';
import type { Openable } from '../messages/deskPage';
import { DeskLayer } from '.';

interface DeskProps {
  onReply: (messageId: string) => void;
  onOpenContact: (contactId: string) => void;
  /** When the code of the keys is there; at once when left out. */
  keysAfter?: Promise<void>;
}

/** A board with its keys, as the dashboard has it. */
function Desk({ onReply, onOpenContact, keysAfter }: DeskProps) {
  const [hasKeys, setHasKeys] = useState(keysAfter === undefined);
  useEffect(() => void keysAfter?.then(() => setHasKeys(true)), [keysAfter]);
  const [registry] = useState(createActionRegistry);
  const [openId, setOpen] = useState<string | null>(null);
  const [handlers] = useState(() => ({
    open: ({ id }: Openable) => setOpen(id),
    close: () => setOpen(null),
    reply: ({ id }: DeskItem) => onReply(id),
    toggleFull: () => undefined,
    compose: () => undefined,
    search: () => undefined,
    clearFilters: () => undefined,
    isFiltered: () => false,
  }));
  return (
    <ActionsContext value={registry}>
      <div className={stage.stage({ place: 'tools' })}>
        {hasKeys ? <DeskLayer openId={openId} handlers={handlers} /> : <ActionsToCome />}
      </div>
      <MessageBoard selectedId={openId} onSelect={setOpen} />
      <ShortcutKeys registry={registry} />
      <ShortcutLayer registry={registry} onOpenMessage={setOpen} onOpenContact={onOpenContact} />
    </ActionsContext>
  );
}

const meta = preview.meta({
  title: 'Desk',
  component: Desk,
  args: { onReply: fn(), onOpenContact: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** What is fetched on demand takes a moment on a busy machine. */
const slow = { timeout: 10_000 };

const inbox = () => [
  ...document.querySelectorAll<HTMLElement>('[data-column="inbox"] [role="button"][data-row-focus]'),
];
const names = () => inbox().map((card) => card.ariaLabel);
/** More cards than are in view: those beyond come a moment later, and would change what is compared. */
const there = async () => {
  await waitFor(() => expect(inbox().length).toBeGreaterThan(8), { timeout: 10_000 });
};
const focusedName = () => document.activeElement?.ariaLabel ?? null;

const code = Promise.withResolvers<void>();

/** What is pressed while the code of the keys is on its way is done when it is there. */
export const KeysBeforeTheirCode = meta.story({
  tags: ['no-pixels'],
  args: { keysAfter: code.promise },
  play: async () => {
    await there();
    const before = names();
    await userEvent.keyboard('jj');
    code.resolve();
    await waitFor(() => expect(focusedName()).toBe(before[1]));
  },
});

/** `j` and `k` go from message to message, `e` completes, `z` takes it back exactly. */
export const Keys = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await there();
    const before = names();
    await userEvent.keyboard('jj');
    await waitFor(() => expect(focusedName()).toBe(before[1]));
    await userEvent.keyboard('k');
    await waitFor(() => expect(focusedName()).toBe(before[0]));
    await userEvent.keyboard('e');
    await waitFor(() => expect(names()[0]).toBe(before[1]));
    await expect(await screen.findByText('Moved to Completed')).toBeVisible();
    await waitFor(() => expect(focusedName()).toBe(before[1]));
    await userEvent.keyboard('z');
    await waitFor(() => expect(names()).toEqual(before));
    await userEvent.keyboard('r');
    await expect(args.onReply).toHaveBeenCalledTimes(1);
  },
});

/** With a message open, `j` opens the next, and completing it goes on to the one after. */
export const Reading = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await there();
    const before = names();
    const open = () => document.querySelector('[role="button"][aria-current="true"]')?.ariaLabel;
    await userEvent.keyboard('j{Enter}');
    await waitFor(() => expect(open()).toBe(before[0]));
    await userEvent.keyboard('j');
    await waitFor(() => expect(open()).toBe(before[1]));
    await userEvent.keyboard('e');
    await waitFor(() => expect(open()).toBe(before[2]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open()).toBeUndefined());
  },
});

/** The open message is answered and leaves its column: Escape leads to the next one there, and the keys act on it. */
export const Answered = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: async ({ canvas }) => {
    await there();
    const before = names();
    await userEvent.keyboard('j{Enter}');
    await waitFor(() => expect(document.querySelector('[role="button"][aria-current="true"]')).not.toBeNull());
    const id = inbox()[0]?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? '';
    await updateConversation(id, { status: 'completed' });
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Something changed elsewhere' }).click();
    await waitFor(() => expect(names()[0]).toBe(before[1]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedName()).toBe(before[1]));
    await userEvent.keyboard('e');
    await waitFor(() => expect(names()[0]).toBe(before[2]));
    await waitFor(() => expect(focusedName()).toBe(before[2]));
  },
});

/** One message in the inbox, and the others where they were. */
const oneInInbox = (world: World): World => {
  const [kept] = world.messages.filter(({ status }) => status === 'inbox');
  return { ...world, messages: world.messages.filter((message) => message.status !== 'inbox' || message === kept) };
};

/** What is read again while the pointer moves over the cards is shown once it rests, so that a press hits the card it was meant for. */
export const NewsUnderThePointer = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: async ({ canvas }) => {
    await there();
    const [before] = names();
    const first = () => inbox()[0];
    const move = () => first()?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    // Its listeners come with the keys.
    await userEvent.keyboard('j');
    await waitFor(() => expect(focusedName()).toBe(before));
    await updateConversation(first()?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? '', {
      status: 'completed',
    });
    const moving = setInterval(move, 20);
    try {
      move();
      canvas.getByRole<HTMLButtonElement>('button', { name: 'Something changed elsewhere' }).click();
      // The board has its answer before this one.
      await listConversations({ status: 'inbox' });
      await expect(names()[0]).toBe(before);
    } finally {
      clearInterval(moving);
    }
    await waitFor(() => expect(names()[0]).not.toBe(before), slow);
  },
});

/** The last message of a column is completed: the work goes on at the name of the column, not at the top of the page. */
export const LastOfColumn = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => msw.use(...(await network(oneInInbox))),
  play: async () => {
    await waitFor(() => expect(inbox().length).toBe(1), { timeout: 10_000 });
    const [only] = names();
    await userEvent.keyboard('je');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus());
    await userEvent.keyboard('z');
    await waitFor(() => expect(names()).toEqual([only]));
    // The same with the message open.
    await userEvent.keyboard('j{Enter}');
    await userEvent.keyboard('e');
    await waitFor(() => expect(inbox().length).toBe(0));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus());
  },
});

/** Several messages are chosen and completed in one call; Undo brings each back to where it was. */
export const Many = meta.story({
  play: async () => {
    await there();
    await userEvent.keyboard('jx{Shift>}jj{/Shift}');
    await expect(await screen.findByText('3 selected', {}, slow)).toBeVisible();
    await expect(screen.getByText('3 messages selected')).toHaveAttribute('role', 'status');
  },
});

/** The same by the mouse: a box, and Shift and a press for everything between. */
export const ManyUndone = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await there();
    const before = names();
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${before[0]}` }));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    const third = inbox()[2];
    if (!third) throw new Error('the inbox has no third card');
    await user.click(third);
    await user.keyboard('{/Shift}');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }, slow));
    await waitFor(() => expect(names()[0]).toBe(before[3]));
    await expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(before));
  },
});

/** Escape takes the choice back, and leaves what is open. */
export const Escape = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await there();
    await userEvent.keyboard('jx');
    await screen.findByText('1 selected', {}, slow);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  },
});

/** The server refuses: every card is where it was, and a toast says why. */
export const Refused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await there();
    const before = names();
    msw.use(failing({ path: '/api/conversations/bulk', method: 'post' }, 409));
    await userEvent.keyboard('jx{Shift>}j{/Shift}');
    await userEvent.keyboard('e');
    await expect(await screen.findByText('Not moved')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(before));
  },
});

/** `s` asks until when. */
export const Snooze = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await there();
    const [first] = names();
    await userEvent.keyboard('js');
    const dialog = await screen.findByRole('dialog', {}, slow);
    const choices = dialog.querySelectorAll<HTMLElement>('li button');
    choices[0]?.click();
    await waitFor(() => expect(names()).not.toContain(first));
    await expect(await screen.findByText(/^Snoozed until /)).toBeVisible();
  },
});

/** `p` says why the message that somebody is at matters. */
export const Priority = meta.story({
  tags: ['dark'],
  play: async () => {
    await there();
    await userEvent.keyboard('jp');
    const dialog = await screen.findByRole('dialog', { name: /^Priority \d+$/ }, slow);
    await expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});

/** All keys on one sheet, made of the actions themselves. */
export const Sheet = meta.story({
  tags: ['dark', 'narrow', 'replayed'],
  play: async () => {
    await there();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, slow)).toBeVisible();
    await expect(screen.getByText('Undo')).toBeVisible();
    // A sheet has the keys to itself.
    const before = names();
    await userEvent.keyboard('e');
    await expect(names()).toEqual(before);
  },
});

/** The palette lists everything that can be done, with its key. */
export const Palette = meta.story({
  tags: ['dark'],
  play: async () => {
    await there();
    await userEvent.keyboard('j{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: /^Complete/ }, slow)).toHaveAttribute(
      'aria-keyshortcuts',
      'e',
    );
    await userEvent.keyboard('snooze');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Snooze…/));
  },
});

/** It finds people too, and opens them where contacts are. */
export const People = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await there();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', {}, slow), 'hannah');
    const person = await screen.findByRole('option', { name: /^Hannah Fischer/ }, slow);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1), slow);
    await userEvent.click(person);
    await expect(args.onOpenContact).toHaveBeenCalledTimes(1);
  },
});

/** While somebody types, letters are letters. */
export const Typing = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await there();
    const before = names();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', {}, slow), 'eejx');
    await expect(names()).toEqual(before);
    await expect(rows().length).toBeGreaterThan(0);
  },
});

/** Nothing to work on yet: keys do nothing. */
export const NothingYet = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async () => {
    await userEvent.keyboard('jex');
    await expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull();
  },
});
