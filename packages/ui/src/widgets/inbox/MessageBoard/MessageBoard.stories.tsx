import {
  type Conversation,
  createView,
  listConversations,
  listMembers,
  type Stats,
  updateBoard,
  updateConversation,
  type ViewQuery,
} from '@concordia/api-client';
import { getGetStatsMockHandler, getListConversationsMockHandler } from '@concordia/api-client/msw';
import { byChannel, MESSAGE_STATUSES } from '@concordia/domain';
import { crowded, longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending, STORY_NOW } from '@concordia/fixtures/network';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { playFailed } from '../../shared/testing/plays';
import { Stage, withLiveEvent } from '../../shared/testing/Stage';
import { NO_FILTERS } from '../messages/filters';
import { MessageBoard } from '.';

const meta = preview.meta({
  component: MessageBoard,
  args: { selectedId: null, onSelect: fn() },
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

type ColumnId = 'inbox' | 'in_progress' | 'waiting' | 'completed';

/** The controls that stand for cards, in the order of the column. By attribute: role queries over hundreds of elements take seconds. */
const cards = (id: ColumnId) => [
  ...document.querySelectorAll<HTMLElement>(`[data-column="${id}"] [role="button"][data-row-focus]`),
];
const names = (id: ColumnId) => cards(id).map((card) => card.ariaLabel);
/** Cards out of view are drawn a moment after those in view: how many there are says nothing. */
const firstNames = (id: ColumnId, count: number) => names(id).slice(0, count);
const first = (id: ColumnId) => {
  const [card] = cards(id);
  if (!card) throw new Error(`the column ${id} has no card`);
  return card;
};
const cardsIn = async (id: ColumnId) => {
  await waitFor(() => expect(cards(id).length).toBeGreaterThan(1), { timeout: 10_000 });
};
const page = within(document.body);
/** What is fetched on demand takes a moment on a busy machine. */
const slow = { timeout: 10_000 };

/** The card at the upper edge of a list that is scrolled, by its name and its distance from the edge in px. */
const atTop = (list: HTMLElement) => {
  const edge = list.getBoundingClientRect().top;
  const card = cards('inbox').find((one) => one.getBoundingClientRect().bottom > edge);
  if (!card) throw new Error('nothing is in view');
  return { name: card.ariaLabel, distance: Math.round(card.getBoundingClientRect().top - edge) };
};

/** Four columns, each with its count, newest first. Completed is collapsed. */
export const Ready = meta.story({
  tags: ['dark', 'compact', 'rtl', 'phone', 'enlarged'],
  play: async ({ canvas }) => {
    for (const id of ['inbox', 'in_progress', 'waiting'] as const) await cardsIn(id);
    await expect(cards('completed')).toEqual([]);
    for (const name of ['Inbox', 'In Progress', 'Waiting for Response', 'Completed']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
});

/** Puts the column of a new view after the first of the board. @returns its id */
const withView = async (name: string, query: ViewQuery): Promise<string> => {
  const { id } = await createView({ name, query });
  const [first = 'inbox', ...others] = MESSAGE_STATUSES;
  const of = (status: (typeof MESSAGE_STATUSES)[number]) => ({ kind: 'status', status }) as const;
  await updateBoard({ columns: [of(first), { kind: 'view', viewId: id }, ...others.map(of)] });
  return id;
};

/** The column of a view shows what matches, with the column that each is in. What is moved there matches, and stays where it was. */
export const ColumnOfView = meta.story({
  tags: ['dark'],
  beforeEach: async () => void (await withView('Urgent', { urgent: true })),
  play: async ({ canvas, args }) => {
    const column = await canvas.findByRole('region', { name: 'Urgent' }, slow);
    const inView = () => [...column.querySelectorAll<HTMLElement>('[role="button"][data-row-focus]')];
    await waitFor(() => expect(inView().length).toBeGreaterThan(1), slow);
    await cardsIn('in_progress');
    const before = names('in_progress');
    const calm = cards('in_progress').find((card) => !inView().some(({ ariaLabel }) => ariaLabel === card.ariaLabel));
    calm?.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(inView().map(({ ariaLabel }) => ariaLabel)).toContain(calm?.ariaLabel), slow);
    await expect(names('in_progress')).toEqual(before);
    await expect(calm).toHaveFocus();
    inView()[0]?.click();
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
});

/** A search cannot be met by moving, so such a column takes no cards. */
export const ColumnOfSearch = meta.story({
  tags: ['no-pixels'],
  beforeEach: async () => void (await withView('Unread mail', { q: 'channel:email is:unread' })),
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: 'Unread mail' }, slow);
    await waitFor(() => expect(column.querySelector('[data-row-focus]')).not.toBeNull(), slow);
    await cardsIn('in_progress');
    const [card] = cards('in_progress');
    card?.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(await canvas.findByText(/ moved to Inbox/)).toBeInTheDocument();
    await userEvent.pointer({ keys: '[MouseRight]', target: first('inbox') });
    await expect(await page.findByRole('menuitem', { name: 'Completed' })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: 'Unread mail' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

/** A view whose project was deleted says so in its column. */
export const ColumnOfGoneProject = meta.story({
  tags: ['no-pixels'],
  beforeEach: async () => void (await withView('Renewals', { projectId: '019dd8a0-0000-7000-8000-000000000000' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The project of this view was deleted/, {}, slow)).toBeVisible();
  },
});

/** One conversation, on its way from one column to another: no list has it, and the board stays for it. */
export const BetweenLists = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => {
    const none = { inbox: 0, in_progress: 0, waiting: 0, completed: 0 };
    const stats: Stats = {
      unread: 0,
      urgent: 0,
      byChannel: byChannel((channel) => (channel === 'email' ? 1 : 0)),
      byStatus: { ...none, waiting: 1 },
      conversations: { unread: 0, urgent: 0, byStatus: { ...none, waiting: 1 } },
    };
    msw.use(getGetStatsMockHandler(stats), getListConversationsMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for Response' }, slow)).toBeVisible();
    await expect(await canvas.findByText('Nothing to answer. New messages arrive here.')).toBeVisible();
    await expect(canvas.queryByText('No messages')).toBeNull();
  },
});

/** Completed is expanded, and collapses again. */
export const CompletedShown = meta.story({
  args: { onCompletedShownChange: fn() },
  play: async ({ canvas, args }) => {
    await cardsIn('inbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Completed' }));
    await cardsIn('completed');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Completed' }));
    await waitFor(() => expect(cards('completed')).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Show Completed' }));
    await cardsIn('completed');
    await expect(args.onCompletedShownChange).toHaveBeenLastCalledWith(true);
  },
});

/** A card moves into the collapsed column by keyboard, and its count follows. */
export const MoveIntoCollapsed = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await cardsIn('waiting');
    const count = () => Number(document.querySelector('[data-column="completed"] header span')?.textContent);
    await waitFor(() => expect(count()).toBeGreaterThan(0));
    const before = count();
    const [name] = names('waiting');
    first('waiting').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(names('waiting')).not.toContain(name));
    await expect(count()).toBe(before + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Completed' }));
    await waitFor(() => expect(names('completed')).toContain(name), slow);
  },
});

/** A search shows one list, with the column of each conversation and the words that were found. */
export const Searched = meta.story({
  tags: ['dark', 'narrow'],
  args: { filters: { ...NO_FILTERS, q: 'grinder' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Search results' }, slow);
    await waitFor(() => expect(within(list).getAllByText('grinder', { exact: false }).length).toBeGreaterThan(1), slow);
    await expect(
      within(list).getAllByText(/^(Inbox|In Progress|Waiting for Response|Completed)$/).length,
    ).toBeGreaterThan(1);
  },
});

/** Nothing is found. */
export const NothingFound = meta.story({
  tags: ['no-pixels'],
  args: { filters: { ...NO_FILTERS, q: 'zzzznothing' }, onClearFilters: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }, slow));
    await expect(args.onClearFilters).toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Message board' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** No message at all: the place invites to bring some. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  args: {
    empty: (
      <EmptyState
        icon="inbox"
        title="No messages"
        description="Bring your mail in, and it becomes a board."
        actions={<Button tone="primary">Import a mailbox</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No messages');
    await expect(canvas.getByRole('button', { name: 'Import a mailbox' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations' })),
  play: async ({ canvas }) => {
    await playFailed();
    await expect(canvas.getByText('The board could not be read.')).toBeVisible();
  },
});

/** Trying again brings the board. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/conversations' })),
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...(await network()));
    await userEvent.click(retry);
    await cardsIn('inbox');
  },
});

/** One column cannot be read: the others work, and it says why. */
export const ColumnFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/conversations', ({ request }) =>
        new URL(request.url).searchParams.get('status') === 'waiting' ? HttpResponse.error() : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    await cardsIn('inbox');
    await expect(await canvas.findByText('This column could not be read.')).toBeVisible();
  },
});

/** Reading on fails at the end of what is there: that stays, and says that it is not all. */
export const MoreFailed = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(2_000)))),
  play: async ({ canvas, msw }) => {
    await cardsIn('inbox');
    const newest = names('inbox').at(0);
    msw.use(failing({ path: '/api/conversations' }));
    first('inbox').focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('More could not be read.')).toBeVisible();
    msw.use(...(await network(crowded(2_000))));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('More could not be read.')).toBeNull(), { timeout: 10_000 });
    // How far the column has moved by now depends on what was measured when: its picture is taken from the start.
    cards('inbox').at(0)?.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(names('inbox').at(0)).toBe(newest));
  },
});

/** In another language: what people wrote stays as they wrote it. */
export const InGerman = meta.story({
  globals: { locale: 'de-DE' },
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Posteingang' });
    await cardsIn('inbox');
    await expect(canvas.getAllByText(/^vor etwa \d+ Stunden$/).length).toBeGreaterThan(0);
  },
});

/** Something changed elsewhere: the board is read again, and what is on it stays. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: async ({ canvas, msw }) => {
    await cardsIn('inbox');
    const before = names('inbox');
    msw.use(pending({ path: '/api/conversations' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const board = canvas.getByRole('region', { name: 'Message board' });
    await waitFor(() => expect(board).toHaveAttribute('aria-busy', 'true'));
    await expect(firstNames('inbox', before.length)).toEqual(before);
  },
});

/** Somebody else moves a card, and its new column is slow to read: at every moment the card is in one column. */
export const MovedElsewhere = meta.story({
  tags: ['no-pixels'],
  decorators: [withLiveEvent],
  play: async ({ canvas, msw }) => {
    await cardsIn('inbox');
    await cardsIn('in_progress');
    const name = first('inbox').ariaLabel;
    const [moved] = await listConversations({ status: 'inbox', limit: 1 });
    await updateConversation(moved?.id ?? '', { status: 'in_progress' });
    msw.use(
      http.get('/api/conversations', async ({ request }) => {
        if (new URL(request.url).searchParams.get('status') === 'in_progress') await delay(400);
      }),
    );
    const columns = () => (['inbox', 'in_progress'] as const).filter((id) => names(id).includes(name));
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    const seen = new Set<string>();
    await waitFor(
      () => {
        seen.add(columns().join());
        expect(columns()).toEqual(['in_progress']);
      },
      { timeout: 10_000, interval: 8 },
    );
    await expect([...seen]).toEqual(['inbox', 'in_progress']);
  },
});

/** Two thousand open messages: only those in view are drawn, and the next are read as the end comes near. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded(2_000)))),
  play: async () => {
    await cardsIn('inbox');
    await expect(cards('inbox').length).toBeLessThan(40);
  },
});

/** One column at a time, chosen above it. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    await cardsIn('inbox');
    await userEvent.click(canvas.getByRole('radio', { name: /^In Progress/ }));
    await expect(canvas.getByRole('radio', { name: /^In Progress/ })).toBeChecked();
    await cardsIn('in_progress');
  },
});

/** Arrows go from card to card, Enter opens, Shift and an arrow moves the card to the next column. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await cardsIn('inbox');
    const moved = names('inbox')[1];
    first('inbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', moved));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(names('inbox')).not.toContain(moved));
    await waitFor(() => expect(names('in_progress')).toContain(moved));
  },
});

/** The same by the card's menu, which also marks. */
export const Menu = meta.story({
  tags: ['no-pixels'],
  args: { isCompletedShown: true },
  play: async ({ canvas }) => {
    await cardsIn('inbox');
    const [name] = names('inbox');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
    await page.findByRole('menuitem', { name: /^Mark as (not )?urgent$/ }, slow);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Completed' }));
    await waitFor(() => expect(names('inbox')).not.toContain(name));
    await waitFor(() => expect(names('completed')).toContain(name));
  },
});

/** A card's menu, open: where it can go, and how it can be marked. */
export const MenuOpen = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await cardsIn('inbox');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${names('inbox')[0]}` }));
    await expect(await page.findByRole('menuitem', { name: 'Waiting for Response' }, slow)).toBeVisible();
  },
});

/** The server refuses a move: the card goes back to where it was, and a toast says why. */
export const RefusedMove = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await cardsIn('inbox');
    const before = names('inbox');
    msw.use(failing({ path: '/api/conversations/:conversationId', method: 'patch' }, 409));
    first('inbox').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(await page.findByText('Not moved')).toBeVisible();
    await waitFor(() => expect(firstNames('inbox', before.length)).toEqual(before));
  },
});

/** Why a message has its priority, for who points at the figure or presses it. Without a pointer there is a key, and the open message. */
export const PriorityReasons = meta.story({
  tags: ['dark'],
  play: async () => {
    await cardsIn('inbox');
    const [figure] = document.querySelectorAll<HTMLElement>(
      '[data-column="inbox"] [data-row-id] button[class*="PriorityWithReasons"]',
    );
    if (!figure) throw new Error('the first card has no priority');
    // By the element itself: a pointer would come over it first, and wait.
    figure.click();
    await expect(await page.findByRole('tooltip')).toBeVisible();
  },
});

/** A message comes in above while somebody reads further down: what they look at stays where it is. */
export const NewsWhileReading = meta.story({
  tags: ['no-pixels'],
  args: { isCompletedShown: true },
  decorators: [withLiveEvent],
  play: async ({ canvas }) => {
    await cardsIn('inbox');
    await cardsIn('completed');
    const list = first('inbox').closest('[role="list"]')?.parentElement;
    if (!list) throw new Error('the inbox has no list');
    list.scrollTop = 700;
    await waitFor(() => expect(atTop(list).name).not.toBe(names('inbox')[0]));
    const reading = atTop(list);

    const [news] = names('completed');
    const id = cards('completed')[0]?.closest('[data-row-id]')?.getAttribute('data-row-id');
    await updateConversation(id ?? '', { status: 'inbox' });
    await userEvent.click(canvas.getByRole('button', { name: 'Something changed elsewhere' }));
    await waitFor(() => expect(names('completed')[0]).not.toBe(news));
    await waitFor(() => expect(atTop(list)).toEqual(reading));
  },
});

/** What a card says of its conversation, as somebody who listens would hear it. */
export const WhatACardSays = meta.story({
  tags: ['no-pixels'],
  beforeEach: async ({ msw }) => {
    const [[member], [conversation]] = await Promise.all([
      listMembers(),
      listConversations({ status: 'inbox', limit: 1 }),
    ]);
    if (!member || !conversation?.lastMessage) throw new Error('the world has no such conversation');
    const said = {
      ...conversation,
      lastMessage: { ...conversation.lastMessage, direction: 'outbound' as const, from: null },
      unreadCount: 3,
      messageCount: 7,
      assigneeId: member.id,
      dueAt: new Date(STORY_NOW + 86_400_000).toISOString(),
      people: [...conversation.people, { id: member.id, name: 'Ines Duarte' }],
    } satisfies Conversation;
    msw.use(getListConversationsMockHandler(({ request }) => (request.url.includes('status=inbox') ? [said] : [])));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(cards('inbox')).toHaveLength(1), slow);
    const column = within(canvas.getByRole('region', { name: 'Inbox' }));
    await expect(column.getByText('You:')).toBeVisible();
    await expect(column.getByText('7 messages')).toBeInTheDocument();
    await expect(column.getByRole('img', { name: '3 unread messages' })).toBeVisible();
    await expect(column.getByRole('img', { name: 'Ines Duarte' })).toBeVisible();
    await expect(await column.findByRole('img', { name: /^Assigned to / })).toBeVisible();
    await expect(await column.findByText(/^Due /)).toBeInTheDocument();
  },
});

/** Names, subjects and words as long as they come. */
export const LongWords = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  tags: ['narrow'],
  play: () => cardsIn('inbox'),
});
