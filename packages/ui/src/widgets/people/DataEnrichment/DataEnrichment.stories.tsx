import type { EnrichmentResponse } from '@concordia/api-client';
import { getEnrichFacebookMockHandler } from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Stage } from '../../shared/testing/Stage';
import { DataEnrichment } from '.';

const linkedin = { path: '/enrich/linkedin', method: 'post', once: true } as const;
const facebook = { path: '/enrich/facebook', method: 'post', once: true } as const;

const meta = preview.meta({
  component: DataEnrichment,
  parameters: {
    keyboard: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Goes from provider to provider.' },
      { keys: ['Tab'], does: 'Goes to the query, the fields, the buttons and the results.' },
      { keys: [' '], does: 'Chooses a field.' },
      { keys: ['Enter'], does: 'In the query: searches.' },
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

const box = () => screen.findByRole('textbox', { name: 'Search query' });
const ask = async (query = 'specialty coffee') => userEvent.type(await box(), `${query}{Enter}`);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openLinkedin = async () => userEvent.click(await screen.findByRole('tab', { name: 'LinkedIn' }));
const rows = async () => within(await screen.findByRole('list', { name: 'Results' })).findAllByRole('listitem');
const choose = async (type: 'Posts' | 'Profiles') => {
  await userEvent.click(await screen.findByRole('button', { name: /Content Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
};
const ticked = () => screen.getAllByRole('checkbox', { checked: true }).length;

/** Found: fresh the first time, kept the second, however the fields are chosen. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Enrich Data' })).toBeDisabled();
    await ask();
    await rows();
    await expect(screen.getByText('Fresh')).toBeVisible();
    await expect(screen.getByText(/^Showing first 10 of \d+ results$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Likes' }));
    await press('Enrich Data');
    await expect(await screen.findByText('Cached')).toBeVisible();
  },
});

/** Samples at a press, without a query: the first ten, and all of them in the file. Another content type begins anew. */
export const Demo = meta.story({
  play: async () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openLinkedin();
    await press('Demo Mode');
    await rows();
    await expect(screen.getByText('Sample')).toBeVisible();
    await press('Export CSV');
    await expect(click).toHaveBeenCalledTimes(1);
    await choose('Profiles');
    await expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    await expect(ticked()).toBe(4);
    await press('Demo Mode');
    await expect((await rows()).length).toBeLessThanOrEqual(10);
  },
});

/** Before anything is searched for. */
export const Idle = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await expect(await box()).toHaveValue('');
    await expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.type(await box(), 'tea');
    for (const one of screen.getAllByRole('checkbox', { checked: true })) await userEvent.click(one);
    await expect(screen.getByRole('button', { name: 'Enrich Data' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending(facebook)),
  play: async () => {
    await ask();
    await expect(await screen.findByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await ask('#nothing');
    await expect(
      await screen.findByText('No results found for this query. Try a different search term.'),
    ).toBeVisible();
  },
});

/** No subscription, and a failure that may pass: each with its words. */
export const Failed = meta.story({
  play: async ({ msw }) => {
    msw.use(failing(facebook, 403));
    await ask();
    await screen.findByText('RapidAPI Subscription Required');
    await openLinkedin();
    msw.use(failing(linkedin));
    await press('Enrich Data');
    await screen.findByText('The server could not do this. Please try again.');
  },
});

/** Trying again works; a suspended service says what to set up. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await openLinkedin();
    msw.use(failing(linkedin));
    await ask();
    await press('Try again');
    await rows();
    msw.use(failing(linkedin, 404));
    await press('Enrich Data');
    await expect(await screen.findByText('LinkedIn API Configuration')).toBeVisible();
  },
});

/** Asked for again, past what is kept: what was found stays until the answer is there. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await ask();
    await rows();
    msw.use(pending(facebook));
    await press('Refresh');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true'));
    await expect((await rows()).length).toBe(10);
  },
});

const MARKUP = '<b>Markup</b> is <script>text</script>';

const crowded: EnrichmentResponse = {
  data: Array.from({ length: 60 }, (_, index) => ({
    post_id: String(index),
    author: 'unbroken'.repeat(16),
    text: `${MARKUP} ${'and goes on '.repeat(60)}`,
    timestamp: '2026-03-01T09:00:00.000Z',
  })),
  meta: {
    cached: false,
    provider: 'facebook',
    query: 'specialty coffee',
    count: 60,
    type: 'posts',
    is_sample: false,
    fetched_at: '2026-03-02T08:59:00.000Z',
    age_seconds: 60,
    expires_at: '2026-03-03T08:59:00.000Z',
    quota: { used: 100, limit: 100, resets_at: '2026-03-03T00:00:00.000Z' },
    result_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c9001',
  },
};

/** Long names and texts, and markup, which is text like any other. */
export const Crowded = meta.story({
  beforeEach: ({ msw }) => msw.use(getEnrichFacebookMockHandler(crowded)),
  play: async () => {
    await ask();
    await expect(await screen.findByText('Showing first 10 of 60 results')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await ask();
    await rows();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** To the other provider and its results without a pointer. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await screen.findByRole('tab', { name: 'Facebook Posts' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'LinkedIn' })).toHaveFocus();
    (await box()).focus();
    await userEvent.keyboard('specialty coffee{Enter}');
    await rows();
    (await screen.findByRole('checkbox', { name: 'Likes' })).focus();
    await userEvent.keyboard(' ');
    await expect(ticked()).toBe(5);
  },
});

async function review() {
  await openLinkedin();
  await choose('Profiles');
  await ask();
  await rows();
  await userEvent.click(screen.getAllByRole('button', { name: /^Attach / })[0] ?? document.body);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Contact' }), 'Ada L');
  await userEvent.click(await screen.findByRole('option', { name: /^Ada Lindqvist/ }));
  return within(await screen.findByRole('group', { name: 'What changes' }));
}

/** Whose profile it is, and what would change: what fills a gap is chosen, what would replace something is not. */
export const Attach = meta.story({
  tags: ['narrow'],
  play: async () => {
    const changes = await review();
    await expect(changes.getByRole('checkbox', { name: /^Company/ })).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
  },
});

/** It becomes part of the contact, and is taken back. */
export const Attached = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await review();
    await press('Apply');
    await screen.findByText(/^Attached to /);
    await press('Undo');
    await expect(await screen.findByText(/ is as before$/)).toBeVisible();
  },
});

/** How a provider is asked: the key is never shown, a wrong path is refused, and a test says how it went. */
export const Settings = meta.story({
  tags: ['dark'],
  play: async () => {
    await press('Provider settings');
    await expect(await screen.findByLabelText('API key')).toHaveValue('');
    await press('Mapping of posts');
    const author = await screen.findByRole('textbox', { name: 'Author' });
    await userEvent.clear(author);
    await userEvent.type(author, 'a..b');
    await press('Save');
    await waitFor(() => expect(screen.getAllByText('Write a path such as a.b[0].c or a|b').length).toBeGreaterThan(0));
    await userEvent.clear(author);
    await userEvent.type(author, 'author.name');
    await press('Test');
    await expect(await screen.findByText('It works')).toBeVisible();
  },
});
