import type { RelationshipGraph as Relationships } from '@concordia/api-client';
import { getGetRelationshipGraphMockHandler } from '@concordia/api-client/msw';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await isDrawn();
    await find('Priya Raman');
    await expect(await screen.findByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?conversation=[0-9a-f-]{36}$/),
    );
    await expect(screen.getByRole('link', { name: 'Open contact' })).toBeVisible();
    await expect(screen.getByText(/people you exchanged messages with, and \d+ companies\./)).toBeVisible();
  },
});

/** Companies that several people work at lie together. */
export const ByCompany = meta.story({
  // Whether the chosen company is in the middle depends on whether the new picture stood before it was found.
  tags: ['no-pixels'],
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
const scripts = [
  'Maximiliane Freifrau von Thurn',
  'Łukasz Żółć',
  'Нина Петрова',
  'Ελένη Παπά',
  'محمد علي',
  'שרה כהן',
  '佐藤 花子',
  '王小明',
  '김민수',
  'प्रिया शर्मा',
];

/** A graph of so many people in ten scripts, at so many companies, each with ties to some of the next. */
function crowd(count: number, ties: number): Relationships {
  const places = Array.from({ length: count }, (_, at) => at);
  const links = Array.from({ length: count * ties }, (_, at) => [
    at % count,
    (at % count) + 1 + Math.floor(at / count),
  ]);
  const kept = links.filter(([, other = 0]) => other < count);
  const lastAt = (at: number) => Math.floor((STAGE_NOW - ((at * 13) % 1_200) * DAY) / 1000);
  return {
    owner: { id: 'me', name: 'Mara' },
    people: {
      id: places.map((at) => `p${at}`),
      name: places.map((at) => `${scripts[at % scripts.length]} ${at + 1}`),
      company: places.map((at) => at % 100),
      messages: places.map((at) => 1 + ((at * 37) % 90)),
      lastAt: places.map(lastAt),
      weeks: places.map((at) => `0:${1 + ((at * 37) % 90)}`),
    },
    companies: {
      id: Array.from({ length: 100 }, (_, at) => `c${at}`),
      name: Array.from({ length: 100 }, (_, at) => `Company ${at + 1}`),
    },
    ties: {
      one: kept.map(([one = 0]) => one),
      other: kept.map(([, other = 0]) => other),
      messages: kept.map(() => 2),
      lastAt: kept.map((_, at) => lastAt(at)),
      weeks: kept.map(() => '0:2'),
    },
    total: 10_000,
    totalTies: kept.length,
  };
}

/** A thousand people in ten scripts, with gaps of years, and more on the server. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) => msw.use(getGetRelationshipGraphMockHandler(crowd(1_000, 2))),
  play: async () => {
    await isDrawn();
    await expect(screen.getByText('The 1,000 people with most messages, of more than 9,999.')).toBeVisible();
  },
});

/** Ten thousand people with 40,000 ties among them. */
export const TenThousand = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(getGetRelationshipGraphMockHandler(crowd(9_999, 4))),
  play: async () => {
    await expect(await isDrawn()).toBeVisible();
    await find('Нина Петрова 9993');
    await expect(await screen.findByRole('link', { name: 'Open contact' })).toBeVisible();
  },
});

/** One person, one message. */
export const Sparse = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => {
    const { people, ...rest } = crowd(1, 0);
    return msw.use(
      getGetRelationshipGraphMockHandler({
        ...rest,
        people: { ...people, company: [-1] },
        companies: { id: [], name: [] },
        total: 1,
      }),
    );
  },
  play: async () => {
    await isDrawn();
    await expect(screen.getByText(/^1 person you exchanged messages with, and 0 companies\./)).toBeVisible();
  },
});

const filterBy = async (query: string) => {
  const box = await screen.findByRole('combobox', { name: 'Filter' }, wait);
  await userEvent.clear(box);
  await userEvent.type(box, `${query}{Enter}`);
};

/** Only people who match, and the ties among them. */
export const Filtered = meta.story({
  play: async () => {
    await isDrawn();
    await filterBy('Northwind');
    await expect(
      await screen.findByText(/^3 people match, with \d+ ties? among them\./, undefined, wait),
    ).toBeVisible();
    await isDrawn();
  },
});

/** A query that is wrong is marked, and the last picture stays; a query that nobody matches says so. */
export const FilterFaults = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await isDrawn();
    await filterBy('northwind (');
    const box = screen.getByRole('combobox', { name: 'Filter' });
    await waitFor(() => expect(box).toBeInvalid());
    await expect(await isDrawn()).toBeVisible();
    await filterBy('nobodyatall');
    await expect(await screen.findByText('No one matches', undefined, wait)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    await isDrawn();
    await expect(await screen.findByText(/people you exchanged messages with/, undefined, wait)).toBeVisible();
  },
});

/** Half a year ago, by keys: what was weaker then is fainter, and the sentence says what has changed since. */
export const LookingBack = meta.story({
  play: async () => {
    await isDrawn();
    const slider = screen.getByRole('slider', { name: 'Look back' });
    await expect(screen.getByText(/ since [^.]*20\d\d\.$/)).toBeVisible();
    slider.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{ArrowRight}');
    await waitFor(() => expect(Number(slider.getAttribute('value'))).toBeGreaterThan(3));
    await expect(await screen.findByText(/^As of [^:]*20\d\d: /)).toBeVisible();
  },
});

/** The steps from one person to another as a list, each of which leads on. */
export const Path = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await isDrawn();
    await find('Priya Raman');
    const box = await screen.findByRole('combobox', { name: 'Path to' });
    await userEvent.type(box, 'You');
    await userEvent.click(await screen.findByRole('option', { name: /^You/ }));
    const steps = within(await screen.findByRole('list', { name: /^Priya Raman to You/ }));
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Priya Raman',
      expect.stringMatching(/^You\d+ messages?$/),
    ]);
    await userEvent.click(steps.getByRole('button', { name: 'Priya Raman' }));
    await expect(await screen.findByRole('link', { name: 'Open contact' })).toBeVisible();
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
    await expect((await screen.findAllByText(/^You, \d+ connections$/)).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Show as list' }));
    const rows = within(await screen.findByRole('grid', { name: NAME })).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(10);
  },
});
