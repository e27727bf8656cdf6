import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed } from '../../shared/testing/plays';
import { Stage } from '../../shared/testing/Stage';
import { AssistantCard } from '.';

const path = '/api/assistant/questions';

const meta = preview.meta({
  component: AssistantCard,
  args: {
    messageId: storyWorld.messages.find(({ text }) => text.includes('suit for the walk-through'))?.id ?? null,
    messageHref: (id: string) => `/?message=${id}`,
    contactHref: (id: string) => `/contacts?contact=${id}`,
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Enter'], does: 'Opens the panel; in it, asks the question.' },
      { keys: ['Escape'], does: 'Closes the panel; focus is back on the button.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage place="sidebar">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

const plainAnswer = {
  outcome: 'answered',
  sentences: [],
  answer: [],
  basis: 'Much.',
  links: [],
  scope: { contacts: 82, messages: 517, since: '2025-10-11T15:00:00.000Z', channels: ['email', 'whatsapp'] },
  choices: [],
  draft: null,
  understood: true,
  suggestions: [],
};

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask the assistant' }));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  // The panel is there before it has found its place.
  await waitFor(() => expect(field).toBeVisible());
  return field;
};

const askFor = async (question: string) => {
  const field = await open();
  await userEvent.type(field, `${question}{Enter}`);
};

/** The card, and the answer to a question that was pressed, with what it speaks of as links. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'replayed', 'phone', 'enlarged'],
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Who is waiting longest?' }));
    await expect(await screen.findByText(/has waited longest: /)).toBeVisible();
    const [link] = screen.getAllByRole('link');
    await expect(link?.getAttribute('href')).toMatch(/^\/\?message=/);
  },
});

/** The card alone. */
export const Closed = meta.story();

/** The conversation that is open, in its own words. */
export const Summary = meta.story({
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Summarize this conversation' }));
    await expect(await screen.findByText(/^An extract, in the words of the conversation/)).toBeVisible();
  },
});

/** The answer is under way, and can be given up. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async () => {
    await askFor('What is due today?');
    await expect(await screen.findByText('Looking it up…')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

/** Given up: it says so, and the examples are back. */
export const Cancelled = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async () => {
    await askFor('What is due today?');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Stopped. Nothing was changed.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Who is waiting longest?' })).toBeVisible();
  },
});

/** Before anything was asked: what can be, without an open conversation. */
export const Empty = meta.story({
  args: { messageId: null },
  play: async () => {
    await open();
    await expect(screen.getByText('What you can ask')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Summarize this conversation' })).toBeNull();
  },
});

/** A sentence names its source by number, and the answer states its scope. */
export const Sources = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await askFor('What did Ada Lindqvist write last?');
    const mark = await screen.findByRole('link', { name: /^1? ?Source 1: Ada Lindqvist/ });
    await expect(mark.getAttribute('href')).toMatch(/^\/\?message=/);
    await expect(await screen.findByText(/^From \d+ contacts and \d+ messages since /)).toBeVisible();
  },
});

/** Two contacts have the name: the asker says whom. */
export const Which = meta.story({
  play: async () => {
    await askFor("What is Marcus Okafor's company?");
    await expect(await screen.findByText(/Which one do you mean\?/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Marcus Okafor, Baseline/ })).toBeVisible();
  },
});

/** One of them was chosen. */
export const Chosen = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await askFor("What is Marcus Okafor's company?");
    await userEvent.click(await screen.findByRole('button', { name: /^Marcus Okafor, Okafor & Sons/ }));
    await expect(await screen.findByText(/^Marcus Okafor, company: Okafor & Sons Bakery\./)).toBeVisible();
  },
});

/** Words for a reply, to copy. Nothing is sent. */
export const Draft = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(path, () =>
        HttpResponse.json({
          ...plainAnswer,
          sentences: [
            {
              text: 'A draft reply to Ada Lindqvist, about “Renewal”. Nothing was sent:',
              citations: [{ kind: 'message', id: 'm1', label: 'Ada Lindqvist, Renewal' }],
            },
          ],
          draft: { messageId: 'm1', content: 'Hello Ada,\n\nthank you. Which lots do you mean?' },
        }),
      ),
    ),
  play: async () => {
    await askFor('Draft a reply to Ada');
    await expect(await screen.findByText(/Which lots do you mean\?/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

/** It says plainly that it did not understand, and what it would. */
export const NotUnderstood = meta.story({
  play: async () => {
    await askFor('What is the capital of France?');
    await expect(await screen.findByText(/^I did not understand that/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'What is due today?' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path })),
  play: async () => {
    await askFor('What is due today?');
    await playFailed();
  },
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path, once: true })),
  play: async () => {
    await askFor('What is due today?');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(/due today[:.]/)).toBeVisible();
  },
});

/** A second question takes the place of the first. */
export const Refreshing = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await askFor('What is due today?');
    await expect(await screen.findByText(/due today[:.]/)).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Your question' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Which channel was busiest this week?{Enter}');
    await expect(await screen.findByText(/, with \d+ messages?\.$/)).toBeVisible();
    await expect(screen.queryByText(/due today[:.]/)).toBeNull();
  },
});

/** Long lines, unbroken words and markup, which stays words. */
export const Crowded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(path, () =>
        HttpResponse.json({
          ...plainAnswer,
          sentences: Array.from({ length: 9 }, (_, index) => ({
            text: `${index}: <b>${'unbroken'.repeat(12)}</b> and a line that goes on.`,
            citations: [{ kind: 'contact', id: `c${index}`, label: `<i>${'name'.repeat(30)}</i>` }],
          })),
        }),
      ),
    ),
  play: async () => {
    await askFor('Anything?');
    await expect(await screen.findByText(/^8: <b>unbroken/)).toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await askFor('Who have I not replied to?');
    await expect(await screen.findByText(/for your reply:$/)).toBeVisible();
  },
});

/** Enter opens and asks, Escape closes and goes back. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  args: { contactHref: fn() },
  play: async () => {
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Ask the assistant' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    await userEvent.keyboard('What did we promise?{Enter}');
    await waitFor(() => expect(screen.getAllByText(/^To .+: “/)[0]).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
