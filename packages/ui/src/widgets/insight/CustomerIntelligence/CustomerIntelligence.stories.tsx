import { longNames } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playExplained, playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { CustomerIntelligence } from '.';

const rfmPath = '/api/intelligence/rfm-analysis';
const NAME = 'RFM Analysis';

const meta = preview.meta({
  component: CustomerIntelligence,
  args: { contactHref: (id) => `/contacts?contact=${id}`, messageHref: (id) => `/?message=${id}` },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes from number to number, then through offers and messages.' },
      { keys: ['Enter'], does: 'Opens the customers behind a number; shows why; makes an offer.' },
      { keys: ['Escape'], does: 'Puts the list away.' },
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

const wait = { timeout: 20_000 };
const highRisk = () => screen.findByRole('button', { name: /^\d+ customers?: High Risk$/ }, wait);
const champions = () => screen.findByRole('button', { name: /: Champions$/ }, wait);
const map = () => screen.findByRole('application', { name: /four best segments/ }, wait);
const pictures = async () => {
  await map();
  await screen.findByRole('figure', { name: 'Customers not yet quiet' }, wait);
  await screen.findByRole('figure', { name: 'Active customers by first month' }, wait);
  await screen.findByRole('list', { name: 'Whom to write to first' }, wait);
};
const list = () => screen.findByRole('dialog', { name: 'High Risk' }, wait);

/** Eight segments, three groups of risk, what may keep them, and what recent messages want. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async ({ canvas }) => {
    await champions();
    await highRisk();
    await canvas.findByRole('region', { name: 'Intent of recent messages' });
    await canvas.findByText('Most valuable', undefined, wait);
    await pictures();
    await expect(canvas.getByRole('meter', { name: 'Recency' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending()),
  play: playLoading(NAME),
});

/** Before there is enough to compute from it says what lacks, and guesses nothing. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not enough history yet')).toHaveLength(3), wait);
    await expect(canvas.getAllByRole('meter')[0]).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: rfmPath })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: rfmPath, once: true })),
  play: playRetry(champions),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending(), shown: champions }),
});

/** The customers behind a number, with names of any length, and why one of them stands there. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(longNames))),
  play: async () => {
    await userEvent.click(await highRisk());
    const dialog = within(await list());
    const [why] = await dialog.findAllByRole('button', { name: /^Why: / }, wait);
    await userEvent.click(why ?? document.body);
    await dialog.findByText('Still a customer', undefined, wait);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await champions();
    await highRisk();
    await pictures();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** A quarter of customers is held out, by ids that differ from build to build. @returns who can be made an offer. */
async function offerToFirstNotHeldOut(dialog: ReturnType<typeof within>): Promise<string> {
  for (const offer of await dialog.findAllByRole('button', { name: /^Make an offer: / }, wait)) {
    const name = /^Make an offer: (.*)$/.exec(offer.getAttribute('aria-label') ?? '')?.[1] ?? '';
    offer.focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: `An offer for ${name}` }));
    (await form.findByRole('button', { name: /Offer/ }, wait)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    form.getByRole('button', { name: 'Note the offer' }).focus();
    await userEvent.keyboard('{Enter}');
    const said = await screen.findByText(new RegExp(`: noted$|^${name} is held out`), undefined, wait);
    if (said.textContent.endsWith('noted')) return name;
  }
  throw new Error('Everybody is held out.');
}

/** By keys alone: who is at risk, an offer to one of them, and what came of it, which then counts. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    (await highRisk()).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await list());
    const name = await offerToFirstNotHeldOut(dialog);
    dialog.getByRole('button', { name: `Why: ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    const took = await dialog.findByRole('button', { name: /^Took it: / }, wait);
    took.focus();
    await userEvent.keyboard('{Enter}');
    // Earlier offers to the same customer have been taken, too.
    await dialog.findAllByText('Taken', undefined, wait);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Undo what came of it: /), wait);
  },
});

/** By keys alone: a dot of the map, and who it is. The same customers stand in its table. */
export const MapByKeys = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    (await map()).focus();
    await userEvent.keyboard('{ArrowRight}');
    const said = (await canvas.findAllByRole('status')).map(({ textContent }) => textContent).join('');
    await expect(said).toMatch(/: (About to Sleep|At Risk), Days since last contact \d+, Active days \d+/);
    await userEvent.keyboard('{Enter}');
    const name = said.slice(0, said.indexOf(':'));
    const dialog = within(await screen.findByRole('dialog', { name }, wait));
    await expect(await dialog.findByRole('link', { name: 'Open contact' }, wait)).toHaveAttribute(
      'href',
      expect.stringContaining('/contacts?contact='),
    );
    await userEvent.keyboard('{Escape}');
    const figure = within(canvas.getByRole('figure', { name: 'Customers by last contact and by how often' }));
    await userEvent.click(figure.getByRole('button', { name: 'Show as table' }));
    await expect(await figure.findByRole('columnheader', { name: 'Active days' })).toBeVisible();
  },
});

/** How it is calculated, on a phone and without a pointer. */
export const Explained = meta.story({
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async () => {
    await screen.findByRole('region', { name: 'Intent of recent messages' });
    await champions();
    await playExplained(/what such a message is worth/);
    // The four best segments open their customers.
    await userEvent.click(screen.getByRole('button', { name: /^Champions: [1-9]/ }));
    await screen.findByRole('dialog', { name: 'Champions' }, wait);
  },
});
