import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { PatternAnalysis } from '.';

const path = '/api/patterns';
const NAME = 'Pattern Analysis';

const meta = preview.meta({
  component: PatternAnalysis,
  args: {
    contactHref: (id: string) => `/contacts?contact=${id}`,
    messageHref: (id: string) => `/?message=${id}`,
    onOpenContact: fn(),
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from number to number, then into the chart.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'In the chart, goes to the bar above or below and says it.' },
      { keys: ['Enter'], does: 'Opens the people or messages behind a figure.' },
      { keys: ['Escape'], does: 'Puts the list away.' },
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
const dormant = () => screen.findByRole('button', { name: /^\d+ contacts?: Dormant$/ }, wait);

const weeks = () => screen.findByRole('figure', { name: 'Messages per week of the contacts with most' }, wait);
const charts = async () => {
  await screen.findByRole('figure', { name: 'Messages with a reply, by waiting time' }, wait);
  await weeks();
};

/** Three classes of people, four lengths of waiting. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await dormant();
    await screen.findByRole('figure', { name: 'Answered after' });
    await charts();
  },
});

/** A week of a contact opens the contact, by Enter. */
export const OpensContact = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await dormant();
    const map = within(await weeks()).getByRole('application');
    map.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpenContact).toHaveBeenCalledOnce();
    await expect(args.onOpenContact).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

/** Nothing to count: the figures are an example, say so, and open nothing. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sample figures. Yours appear once you have messages.')).toBeVisible();
    await expect(canvas.getByText('Dormant').closest('div')).toHaveTextContent(/Sample.*12/);
    await expect(canvas.queryByRole('button', { name: /Dormant/ })).toBeNull();
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
  play: playRetry(dormant),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: dormant }),
});

/** The people behind a number, with names of any length. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: High-frequency$/ }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: 'High-frequency' }));
    await expect((await dialog.findAllByRole('listitem', undefined, wait)).length).toBeGreaterThan(5);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await dormant();
    await charts();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** By keys alone: a bar is looked at, and Enter opens as many messages as were counted, each leading to its contact and itself. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await dormant();
    const chart = within(await screen.findByRole('figure', { name: 'Answered after' }));
    chart.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(chart.getByRole('status')).toHaveTextContent(/Up to an hour.*\d+%/);
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Answered after: Up to an hour' }));
    const [row] = await dialog.findAllByRole('listitem', undefined, wait);
    const [contact, message] = within(row ?? document.body).getAllByRole('link');
    await expect(contact).toHaveAttribute('href', expect.stringMatching(/^\/contacts\?contact=/));
    await expect(message).toHaveAttribute('href', expect.stringMatching(/^\/\?message=/));
  },
});

/** People by weeks: the arrows go from contact to contact and from week to week. */
export const Weeks = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const figure = await weeks();
    await expect(figure).toHaveAccessibleDescription(
      /had no message in the last 8 weeks\.|were in touch in the last 8 weeks\.$/,
    );
    const map = within(figure);
    map.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(map.getByRole('status')).toHaveTextContent(/, \d+ \w+: \d+$/);
    await userEvent.click(map.getByRole('button', { name: 'Show as table' }));
    await expect(map.getAllByRole('rowheader')).toHaveLength(26);
  },
});

/** The weeks are asked for again, the rest stays. */
export const WeeksFailed = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/patterns/weeks', once: true })),
  play: async () => {
    await screen.findByText('Couldn’t load the weeks', undefined, wait);
    await dormant();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await weeks();
  },
});

/** How many have a reply by when, and the target among the times. */
export const Target = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const figure = await screen.findByRole('figure', { name: 'Messages with a reply, by waiting time' }, wait);
    await expect(figure).toHaveAccessibleDescription(
      /^\d+% have a reply within the target of \d+ hours?; \d+% within a day\.$/,
    );
    await expect(within(figure).getByText('Target')).toBeVisible();
  },
});

/** Who is in another class than a week ago. */
export const Changes = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /with a new cadence$/ }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: 'New cadence' }));
    await expect((await dialog.findAllByText(/, now /, undefined, wait)).length).toBeGreaterThan(0);
  },
});
