import { failing, network, pending, storyWorld } from '@concordia/fixtures/network';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { Suggestions } from '.';

const path = '/api/messages/:messageId/suggestions';
const usePath = '/api/suggestions/:suggestionId/use';

const suggested = (text: string): string =>
  storyWorld.messages.find((message) => message.direction === 'inbound' && message.text.includes(text))?.id ?? '';

/** Marcus proposes a day and an hour. */
const messageId = suggested('suit for the walk-through');
const unanswerable = storyWorld.messages.find(({ kind }) => kind === 'list')?.id ?? '';

const meta = preview.meta({
  component: Suggestions,
  args: { messageId, onUse: fn() },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the reasons of a suggestion, then to its use, then to the next.' },
      { keys: ['Enter', 'Space'], does: 'Opens the reasons; uses the reply.' },
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

const uses = () => screen.findAllByRole('button', { name: /^Use this reply/ });
const first = async () => (await uses())[0] ?? document.body;

/** Using one notes it, hands its words on, and says so. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async ({ args }) => {
    await userEvent.click(await first());
    await waitFor(() => expect(args.onUse).toHaveBeenCalledOnce());
    await expect(args.onUse).toHaveBeenCalledWith(expect.stringContaining('How long shall we plan for'));
    await expect(await screen.findByText('AI suggestion applied successfully!')).toBeVisible();
    await expect(screen.getByText('Success')).toBeVisible();
    await expect(await screen.findByText('Used')).toBeVisible();
  },
});

/** The reasons of a reply, in the very words. */
export const Grounds = meta.story({
  play: async ({ canvas }) => {
    const [grounds] = await canvas.findAllByRole('button', { name: 'Why this?' });
    await userEvent.click(grounds ?? document.body);
    await waitFor(async () => expect(canvas.getAllByText(/suit for the walk-through\?$/)[0]).toBeVisible());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading('AI suggestions'),
});

/** It says why. */
export const Empty = meta.story({
  args: { messageId: unanswerable },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No suggestion for this message')).toBeVisible();
    await expect(await canvas.findByText(/mailing list/)).toBeVisible();
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
  play: playRetry(uses),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('AI suggestions', { answer: pending(), shown: uses }),
});

/** The use could not be noted: nothing is handed on. */
export const UseFailed = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: usePath })),
  play: async ({ args }) => {
    await userEvent.click(await first());
    await expect(await screen.findByText('Failed to apply AI suggestion')).toBeVisible();
    await expect(screen.getByText('Error')).toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
});

/** How a similar message was answered before, with whom and when. */
export const Remembered = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(path, () =>
        HttpResponse.json([
          {
            id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10',
            type: 'custom_reply',
            content: 'Hello Marcus,\n\nShall we have a call?',
            confidence: 91,
            source: 'memory',
            grounds: [{ quote: 'What would it cost?', messageId }],
            answered: {
              messageId,
              conversationId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
              contactName: 'Anna Weber',
              at: '2026-03-03T10:00:00.000Z',
            },
            usedAt: null,
          },
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As you answered Anna Weber on 3 March 2026')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Why this?' }));
    await waitFor(() => expect(canvas.getByText('How you answered a similar message')).toBeVisible());
  },
});

/** Three long ones, of a language model, with markup that stays words. */
export const Crowded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(path, () =>
        HttpResponse.json(
          [88, 64, 52].map((confidence, index) => ({
            id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a1${index}`,
            type: index === 1 ? 'acknowledgment' : 'custom_reply',
            content: `Thank you. <b>${'A reply that goes on and on. '.repeat(5)}</b>\n\n${'unbroken'.repeat(9)}`,
            confidence,
            source: 'llm',
            grounds: [],
            answered: null,
            usedAt: null,
          })),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await uses()).toHaveLength(3);
    await expect(canvas.getAllByText('Perhaps')).toHaveLength(1);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await uses();
  },
});

/** By keys alone: the reasons, then the use of the reply. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    await uses();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onUse).toHaveBeenCalledOnce());
  },
});
