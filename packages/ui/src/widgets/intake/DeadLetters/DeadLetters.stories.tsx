import type { DeadLetter } from '@concordia/api-client';
import {
  getDismissDeadLetterMockHandler,
  getListDeadLettersMockHandler,
  getRetryDeadLetterMockHandler,
} from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { DeadLetters } from '.';

const path = '/api/dead-letters';
const NAME = 'Dead letters';

const letterOf = (number: number, about: Partial<DeadLetter> = {}): DeadLetter => ({
  id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c5${String(number).padStart(3, '0')}`,
  direction: 'in',
  channel: 'sms',
  provider: 'twilio',
  at: '2026-03-02T07:12:00.000Z',
  code: 'UNREADABLE',
  reason: 'The event has no sender.',
  providerCode: null,
  excerpt: 'MessageSid=SM5f1e&Body=Is+the+offer+still+open',
  messageId: null,
  ...about,
});

const LETTERS = [
  letterOf(1),
  letterOf(2, {
    direction: 'out',
    channel: 'whatsapp',
    provider: 'whatsapp',
    code: 'WINDOW_CLOSED',
    reason: 'More than 24 hours have passed since their last message. Send a template.',
    providerCode: '131047',
    excerpt: 'Tuesday at nine suits us. I will bring the samples.',
    messageId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c6001',
  }),
];

/** A server whose letters leave when they are tried again or dismissed. */
function letters(...first: DeadLetter[]) {
  let kept = first;
  const take = (id: unknown) => {
    const letter = kept.find((one) => one.id === id);
    if (letter === undefined) throw new Error(`there is no letter ${String(id)}`);
    kept = kept.filter((one) => one !== letter);
    return letter;
  };
  return [
    getListDeadLettersMockHandler(() => kept),
    getRetryDeadLetterMockHandler(({ params }) => take(params.deadLetterId)),
    getDismissDeadLetterMockHandler(({ params }) => take(params.deadLetterId)),
  ];
}

const meta = preview.meta({
  component: DeadLetters,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from letter to letter: to trying it again, then to dismissing it.' },
      { keys: ['Enter'], does: 'Does what the button says.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...letters(...LETTERS), ...(await network())),
});

const first = () => screen.findByText('The event has no sender.');
const items = () => screen.getAllByRole('listitem');

/** One could not be read, one could not be sent; the first is tried again. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'narrow', 'coarse', 'phone', 'enlarged'],
  play: async () => {
    await expect(await first()).toBeVisible();
    await expect(screen.getByText('whatsapp · 131047')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...letters()),
  play: async () => {
    await expect(await screen.findByText('No dead letters')).toBeVisible();
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
  play: playRetry(first),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown: first }),
});

/** Long reasons, what is no words, and markup, which is text like any other. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...letters(
        letterOf(1, { excerpt: '<b>Markup</b> is <script>text</script>' }),
        letterOf(2, { reason: 'The provider refused it for a reason that takes many words to say. '.repeat(3) }),
        letterOf(3, { excerpt: 'unbroken'.repeat(20), provider: null, channel: null }),
        ...[4, 5, 6, 7, 8].map((number) => letterOf(number)),
      ),
    ),
  play: async () => {
    await expect(await screen.findByText('<b>Markup</b> is <script>text</script>')).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await first();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Tried again without a pointer: it leaves the list. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await first();
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    retry?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('It is being tried again');
    await waitFor(() => expect(screen.queryByText('The event has no sender.')).toBeNull());
  },
});

/** It is asked what is lost before it goes. */
export const Dismissing = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await first();
    const count = items().length;
    const [button] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (button === undefined) throw new Error('there is nothing to dismiss');
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('Dismissed');
    await waitFor(() => expect(items().length).toBeLessThan(count));
  },
});

/** It fails again: it stays, and it is said why. */
export const RetryRefused = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await first();
    msw.use(failing({ path: '/api/dead-letters/:deadLetterId/retry', once: true }, 409));
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    if (retry !== undefined) await userEvent.click(retry);
    await screen.findByText('It could not be tried again');
    await first();
  },
});
