import type { HubEvent, HubEventDetail, HubEventTopic, PublishEvent, Replay } from '@concordia/api-client';
import {
  getGetEventMockHandler,
  getGetReplayMockHandler,
  getListEventsMockHandler,
  getListEventTopicsMockHandler,
  getListSubscriptionsMockHandler,
  getPublishEventMockHandler,
  getReplayEventsMockHandler,
} from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { NO_EVENT_FILTERS } from '../eventFilters';
import { HubEvents, type HubEventsProps } from '.';

const path = '/api/connection/events';
const NAME = 'Recent Events';

const eventOf = (number: number, about: Partial<HubEvent> = {}): HubEvent => ({
  id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c5${String(number).padStart(3, '0')}`,
  topic: 'message.received',
  payload: { message_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c6001', channel: 'email' },
  idempotency_key: null,
  status: 'delivered',
  attempts: 1,
  published_at: new Date(Date.UTC(2026, 2, 2, 8, 59 - number)).toISOString(),
  source: 'concordia',
  module_name: null,
  ...about,
});

const EVENTS = [
  eventOf(1, { status: 'pending', attempts: 0 }),
  eventOf(2, { topic: 'user.created', source: 'module', module_name: 'crm-sync', payload: { user_id: 'u-17' } }),
  eventOf(3, { topic: 'order.paid', source: 'owner', status: 'failed', attempts: 10, idempotency_key: 'order-2201' }),
  eventOf(4, { topic: 'contact.created', status: 'published', attempts: 0 }),
];

const TOPICS: HubEventTopic[] = [
  {
    topic: 'message.received',
    summary: 'A message came in.',
    payload_schema: { type: 'object', properties: { message_id: { type: 'string', format: 'uuid' } } },
    example: { message_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c6001' },
  },
  {
    topic: 'contact.created',
    summary: 'Somebody new is known.',
    payload_schema: { type: 'object', properties: { contact_id: { type: 'string', format: 'uuid' } } },
    example: { contact_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c6002' },
  },
];

const detailOf = (event: HubEvent): HubEventDetail => ({
  ...event,
  deliveries: [
    {
      subscription_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c7001',
      webhook_url: 'https://crm-sync.example/webhooks',
      status: 'failed',
      attempts: event.attempts,
    },
  ],
});

const replayOf = (about: Partial<Replay> = {}): Replay => ({
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c8001',
  state: 'running',
  total: 1_200,
  done: 400,
  created_at: '2026-03-02T08:58:00.000Z',
  finished_at: null,
  ...about,
});

/** A server that takes events and finds them by their status. */
function server(...first: HubEvent[]) {
  let kept = first;
  return [
    getListEventsMockHandler(({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      return kept.filter((event) => status === null || event.status === status);
    }),
    // Before the event whose ID would be “topics”.
    getListEventTopicsMockHandler(TOPICS),
    getGetEventMockHandler(({ params }) => {
      const event = kept.find(({ id }) => id === params.eventId) ?? kept[0];
      if (event === undefined) throw new Error('there is no event');
      return detailOf(event);
    }),
    getPublishEventMockHandler(async ({ request }) => {
      const { topic, payload }: PublishEvent = JSON.parse(await request.clone().text());
      const event = eventOf(900, { topic, payload, source: 'owner', status: 'published', attempts: 0 });
      kept = [event, ...kept];
      return event;
    }),
    getListSubscriptionsMockHandler([]),
    getReplayEventsMockHandler(replayOf({ state: 'queued', total: 0, done: 0 })),
    getGetReplayMockHandler(replayOf({ state: 'finished', done: 1_200, finished_at: '2026-03-02T08:59:00.000Z' })),
  ];
}

/** Keeps what the page keeps in its address. */
function Placed({ filters: first, replayId: begun, onFiltersChange }: HubEventsProps) {
  const [filters, setFilters] = useState(first);
  const [replayId, setReplayId] = useState(begun);
  return (
    <HubEvents
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        onFiltersChange(next);
      }}
      replayId={replayId}
      onReplayChange={setReplayId}
    />
  );
}

const meta = preview.meta({
  component: HubEvents,
  args: { filters: NO_EVENT_FILTERS, onFiltersChange: fn(), replayId: null, onReplayChange: fn() },
  render: (args) => <Placed {...args} />,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to publishing, to the filters, to the events, then through the topics.' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Goes from event to event.' },
      { keys: ['Enter'], does: 'Opens an event; shows a topic’s schema and example.' },
      { keys: ['Escape'], does: 'Closes what is open, and publishes nothing.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...server(...EVENTS), ...(await network())),
});

const wait = { timeout: 20_000 };
const shown = () => screen.findByRole('rowheader', { name: 'user.created' }, wait);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, wait));

/** Events in every state; below them the topics and code to begin with. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await shown();
    await expect(screen.getByRole('link', { name: /^AsyncAPI document/ })).toHaveAttribute('href', '/asyncapi.json');
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: playLoading(NAME),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...server()),
  play: async () => {
    await expect(await screen.findByText('No events published yet', undefined, wait)).toBeVisible();
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
  play: playRetry(shown),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing(NAME, { answer: pending({ path }), shown }),
});

/** Long topics and many events, of which the table draws those in view; a replay is under way. */
export const Crowded = meta.story({
  args: { replayId: replayOf().id },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetReplayMockHandler(replayOf()),
      ...server(
        eventOf(1, {
          topic: `${'warehouse-management.'.repeat(6)}changed`,
          source: 'module',
          module_name: 'w'.repeat(60),
        }),
        ...Array.from({ length: 49 }, (_, index) => eventOf(index + 2)),
      ),
    ),
  play: async () => {
    await expect(await screen.findByText('400 of 1,200 events', undefined, wait)).toBeVisible();
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    await shown();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Published without a pointer: what is no JSON object is told where it is none, and is not sent. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    (await screen.findByRole('button', { name: 'Publish Event' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Event' }, wait));
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Topic/ }), 'order.created');
    await userEvent.tab();
    const payload = dialog.getByRole('textbox', { name: /^Payload/ });
    await userEvent.clear(payload);
    await userEvent.type(payload, '{{"order": 7,}');
    dialog.getByRole('button', { name: 'Publish Event' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByText('This is not JSON: line 1, column 13').length).toBeGreaterThan(0));
    await userEvent.clear(payload);
    await userEvent.type(payload, '{{"order": 7}');
    dialog.getByRole('button', { name: 'Publish Event' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Event published successfully', undefined, wait);
    await screen.findByRole('rowheader', { name: 'order.created' }, wait);
  },
});

/** One of them whole: its payload, and whom it did not reach. */
export const Opened = meta.story({
  tags: ['narrow'],
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'order.paid' }, wait));
    const dialog = within(await screen.findByRole('dialog', undefined, wait));
    await expect(await dialog.findByText('order-2201', undefined, wait)).toBeVisible();
    await expect(dialog.getByRole('row', { name: /crm-sync\.example/ })).toBeVisible();
  },
});

/** By status; a failed publish stays in its form; a range is sent again. */
export const Used = meta.story({
  tags: ['no-pixels'],
  args: { filters: { ...NO_EVENT_FILTERS, status: 'failed' } },
  play: async ({ args, msw }) => {
    await screen.findByRole('rowheader', { name: 'order.paid' }, wait);
    await expect(screen.queryByRole('rowheader', { name: 'user.created' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: /^Topic or pattern/ }), 'user..{Enter}');
    await expect(await screen.findByText(/^Write words with dots/)).toBeVisible();
    await expect(args.onFiltersChange).not.toHaveBeenCalled();

    msw.use(failing({ path: '/api/connection/events/publish', once: true }));
    await press('Publish Event');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Topic/ }, wait), 'order.created{Tab}');
    await userEvent.click(screen.getAllByRole('button', { name: 'Publish Event' }).at(-1) ?? document.body);
    await screen.findByText('Failed to publish event', undefined, wait);
    await press('Cancel');

    await press('Replay events');
    await press('Replay');
    await expect(await screen.findByText('1,200 of 1,200 events', undefined, wait)).toBeVisible();
  },
});
