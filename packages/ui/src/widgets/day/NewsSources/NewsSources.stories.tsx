import type { World } from '@concordia/fixtures';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { NewsSources } from '.';

const path = '/api/news/sources';
const NAME = 'News sources';

const meta = preview.meta({
  component: NewsSources,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from source to source: its switch, then its menu.' },
      { keys: ['Space'], does: 'Switches a source on or off.' },
      { keys: ['Enter'], does: 'Opens the menu; in a form, keeps it.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network(withOwn))),
});

/** The samples, one that somebody added, and one that cannot be read. */
function withOwn(world: World): World {
  const [first] = world.news;
  if (first === undefined) return world;
  const own = (id: string, name: string, file: string, failure?: string) => ({
    ...first,
    id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c3${id}`,
    name,
    file,
    items: [],
    ...(failure !== undefined && { failure }),
  });
  return {
    ...world,
    news: [
      ...world.news,
      own('001', 'Roasters Weekly', 'https://roasters.example/feed.xml'),
      own('002', 'Harbour Prices', 'https://harbour.example/rss', 'The server answered 404.'),
    ],
  };
}

const NEWS = 'Roasters Weekly';
const source = (name = NEWS) => screen.findByRole('switch', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openMenu = async (name: string, item: string) => {
  await press(`More about ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** Samples are marked; one cannot be read, and it is said why. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'phone', 'enlarged'],
  play: async () => {
    await source();
    await expect(screen.getByText('The server answered 404.')).toBeVisible();
    await expect(screen.getAllByText('Sample').length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** None: what a source is for, and adding the first. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network((world) => ({ ...world, news: [] })))),
  play: async () => {
    await expect(await screen.findByText('No sources')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add source' })).toBeEnabled();
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
  play: playRetry(source),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: source }),
});

/** Long names, long reasons, and markup, which is text like any other. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) =>
    msw.use(
      ...(await network((world) => {
        const { news, ...rest } = withOwn(world);
        return {
          ...rest,
          news: news.map((one, index) => ({
            ...one,
            name:
              index === 0 ? '<b>Markup</b> is <script>text</script>' : index === 1 ? 'unbroken'.repeat(10) : one.name,
            ...(index === 2 && { failure: 'The server answered with something that is no feed at all. '.repeat(3) }),
          })),
        };
      })),
    ),
  play: async () => {
    await expect(await screen.findByText('<b>Markup</b> is <script>text</script>')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await source();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Switched off without a pointer: it stays off. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await source()).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('Not read while it is off')).toBeVisible();
    await waitFor(async () => expect(await source()).not.toBeChecked());
  },
});

/** What is no address is said before it is sent; what the server says of it stands in the form. */
export const Adding = meta.story({
  play: async () => {
    await source();
    await press('Add source');
    const form = within(await screen.findByRole('dialog'));
    const address = form.getByRole('textbox', { name: /^Address of the feed/ });
    await userEvent.type(address, 'roasters{Enter}');
    await waitFor(() => expect(form.getAllByText(/begins with https/).length).toBeGreaterThan(0));
    await userEvent.clear(address);
    await userEvent.type(address, 'https://roasters.example/feed.xml{Enter}');
    await expect(await form.findByText('This source is already in the list.')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://tasting.example/atom{Enter}');
    await source('tasting.example');
    await screen.findByText('tasting.example was added');
  },
});

export const Renaming = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await source();
    await openMenu(NEWS, 'Rename');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'The Weekly');
    await press('Save');
    await source('The Weekly');
  },
});

/** Removed at once, and brought back as it was: switched off. */
export const RemovedAndBack = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.click(await source());
    await screen.findByText('Not read while it is off');
    await openMenu(NEWS, 'Remove');
    await screen.findByText('Roasters Weekly was removed');
    await waitFor(() => expect(screen.queryByRole('switch', { name: NEWS })).toBeNull());
    await press('Undo');
    await waitFor(async () => expect(await source()).not.toBeChecked());
  },
});

/** A sample cannot be added again: that is asked. */
export const RemovingASample = meta.story({
  play: async () => {
    await source();
    const [first] = screen.getAllByRole('button', { name: /^More about/ });
    if (first === undefined) throw new Error('there is no source');
    const count = screen.getAllByRole('switch').length;
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(await screen.findByText(/cannot be added again/)).toBeVisible();
    await press('Remove');
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(count - 1));
  },
});

/** The server does not switch: it stays as it was, and that is said. */
export const SwitchRefused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await source();
    msw.use(failing({ path: '/api/news/sources/:newsSourceId', method: 'patch', once: true }));
    await userEvent.click(await source());
    await screen.findByText('Roasters Weekly stays as it was');
    await waitFor(async () => expect(await source()).toBeChecked());
  },
});
