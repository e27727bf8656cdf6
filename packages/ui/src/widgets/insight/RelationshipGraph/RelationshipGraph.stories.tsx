import type { RelationshipGraph as Relationships } from '@concordia/api-client';
import { getGetRelationshipGraphMockHandler } from '@concordia/api-client/msw';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { RelationshipGraph } from '.';

const path = '/api/graph/relationships';
const NAME = 'Who knows whom';

const meta = preview.meta({
  component: RelationshipGraph,
  args: {
    setupHref: '/setup',
    contactHref: (id: string) => `/contacts?contact=${id}`,
    conversationHref: (id: string) => `/?conversation=${id}`,
  },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'], does: 'Moves to the next name in that direction.' },
      { keys: ['Enter'], does: 'Selects the current name and shows who it is.' },
      { keys: ['Escape'], does: 'Clears the selection.' },
      { keys: ['+', '-', '0'], does: 'Zooms in, zooms out, or shows all.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="tools">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const wait = { timeout: 20_000 };
const isDrawn = () => screen.findByRole('application', { name: /^Who knows whom/ }, wait);

const find = async (name: string) => {
  const box = await screen.findByRole('combobox', { name: 'Find' }, wait);
  await userEvent.type(box, name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};

/** People by the last contact; one is selected, with the way to the conversation. */
export const Ready = meta.story({
  tags: ['dark', 'rtl'],
  play: async () => {
    await isDrawn();
    await find('Priya Raman');
    await expect(await screen.findByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?conversation=[0-9a-f-]{36}$/),
    );
    await expect(screen.getByRole('link', { name: 'Open contact' })).toBeVisible();
    await expect(screen.getByText(/people you exchanged messages with, and their \d+ companies\./)).toBeVisible();
  },
});

/** Companies that several people work at lie together. */
export const ByCompany = meta.story({
  play: async () => {
    await isDrawn();
    await userEvent.click(screen.getByRole('button', { name: /Group by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Company' }));
    await find('Northwind Hotels');
    await expect(await screen.findByText('3 people here')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nobody is known yet. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No relationships yet', undefined, wait)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Connect a channel' })).toHaveAttribute('href', '/setup');
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
  play: playRetry(isDrawn),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: isDrawn }),
});

const STAGE_NOW = Date.parse('2026-03-02T09:00:00Z');
const DAY = 86_400_000;

/** As many people as a large workspace shows, with long names, at a hundred companies. */
function crowd(count: number): Relationships {
  const owner = { id: 'me', name: 'Mara', contactId: null, isOwner: true, title: null, companyId: null };
  const figures = { messages: 0, lastMessageAt: null, median_reply_minutes: null, pagerank: 0 };
  const people = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `Maximiliane Freifrau von Thurn und ${at + 1}`,
    contactId: `p${at}`,
    isOwner: false,
    title: 'Head of Purchasing',
    companyId: `c${at % 100}`,
    messages: 1 + ((at * 37) % 90),
    lastMessageAt: new Date(STAGE_NOW - ((at * 13) % 400) * DAY).toISOString(),
    median_reply_minutes: 90,
    pagerank: 0,
  }));
  return {
    people: [{ ...owner, ...figures }, ...people],
    companies: Array.from({ length: 100 }, (_, at) => ({
      id: `c${at}`,
      name: `Company ${at + 1}`,
      people: count / 100,
    })),
    ties: people.flatMap(({ id, companyId, messages }) => [
      { from: 'me', to: id, kind: 'wrote_to' as const, strength: messages / 100 },
      { from: id, to: companyId, kind: 'works_at' as const, strength: messages / 100 },
    ]),
    total: 10_000,
  };
}

/** A thousand people, and more on the server. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) => msw.use(getGetRelationshipGraphMockHandler(crowd(1_000))),
  play: async () => {
    await isDrawn();
    await expect(screen.getByText('The 1,000 people with most messages, of more than 9,999.')).toBeVisible();
  },
});

/** The details lie below the graph. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await isDrawn();
    await find('Priya Raman');
    await screen.findByRole('link', { name: 'Open conversation' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** Arrow keys lead to a person, Enter selects, and the list says the same. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const graph = await isDrawn();
    graph.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await screen.findByText(/messages?( · |$)/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Show as list' }));
    const rows = within(await screen.findByRole('grid', { name: NAME })).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(10);
  },
});
