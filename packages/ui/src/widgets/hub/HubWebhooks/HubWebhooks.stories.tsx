import type { HubDelivery, HubDeliveryDetail, SubscribeWebhook, Subscription } from '@concordia/api-client';
import {
  getGetDeliveryMockHandler,
  getListDeliveriesMockHandler,
  getListEventTopicsMockHandler,
  getListModulesMockHandler,
  getListSubscriptionsMockHandler,
  getPingSubscriptionMockHandler,
  getRemoveSubscriptionMockHandler,
  getReplayDeliveryMockHandler,
  getRotateSubscriptionSecretMockHandler,
  getSubscribeWebhookMockHandler,
  getUpdateSubscriptionMockHandler,
} from '@concordia/api-client/msw';
import { failing, network, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { HubWebhooks } from '.';

const path = '/api/connection/subscriptions';
const NAME = 'Webhook Subscriptions';
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDSZ8vV+TZdKw=';

const subscriptionOf = (number: number, about: Partial<Subscription> = {}): Subscription => ({
  id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c7${String(number).padStart(3, '0')}`,
  topic: 'message.*',
  webhook_url: 'https://crm-sync.example/webhooks',
  module_name: 'crm-sync',
  status: 'active',
  retry_count: 2,
  filter: null,
  signature: 'v1',
  public_key: null,
  allow_private_network: false,
  disabled_reason: null,
  failing_since: null,
  last_delivery_at: '2026-03-02T08:52:00.000Z',
  previous_secret_until: null,
  pending: 0,
  dead_letters: 0,
  created_at: '2026-02-02T14:05:00.000Z',
  ...about,
});

const SUBSCRIPTIONS = [
  subscriptionOf(1, { filter: { channel: 'email' }, previous_secret_until: '2026-03-03T08:00:00.000Z' }),
  subscriptionOf(2, {
    topic: 'order.**',
    webhook_url: 'http://127.0.0.1:9400/hook',
    module_name: 'warehouse',
    status: 'failed',
    retry_count: 31,
    failing_since: '2026-03-01T09:00:00.000Z',
    allow_private_network: true,
    pending: 12,
    dead_letters: 3,
  }),
  subscriptionOf(3, {
    topic: '**',
    webhook_url: 'https://audit.example/in',
    module_name: 'audit',
    status: 'disabled',
    disabled_reason: 'gone',
    last_delivery_at: null,
  }),
  subscriptionOf(4, { topic: 'contact.erased', status: 'paused', retry_count: 0 }),
];

const deliveryOf = (about: Partial<HubDelivery> = {}): HubDelivery => ({
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c9001',
  event_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c5001',
  topic: 'webhook.ping',
  status: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  delivered_at: '2026-03-02T09:00:00.000Z',
  last: { at: '2026-03-02T09:00:00.000Z', status_code: 204, latency_ms: 12, problem: null },
  ...about,
});

const GIVEN_UP: HubDeliveryDetail = {
  ...deliveryOf({
    id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c9002',
    topic: 'order.paid',
    status: 'failed',
    attempts: 1,
    delivered_at: null,
    last: { at: '2026-03-02T08:40:00.000Z', status_code: 500, latency_ms: 87, problem: 'The receiver returned 500.' },
  }),
  attempts_made: [
    {
      at: '2026-03-02T08:40:00.000Z',
      status_code: 500,
      latency_ms: 87,
      problem: 'The receiver returned 500.',
      request_excerpt:
        'POST /hook\ncontent-type: application/json\n\n{"topic":"order.paid","payload":{"order_id":"2201"}}',
      response_excerpt: '<h1>Internal error</h1>',
    },
  ],
};

/** A server whose subscriptions are made, changed and removed. */
function server(...first: Subscription[]) {
  let kept = first;
  const one = (id: unknown): Subscription => {
    const found = kept.find((subscription) => subscription.id === id);
    if (found === undefined) throw new Error(`there is no subscription ${String(id)}`);
    return found;
  };
  return [
    getListSubscriptionsMockHandler(() => kept),
    getSubscribeWebhookMockHandler(async ({ request }) => {
      const { topic, webhook_url, module_name }: SubscribeWebhook = JSON.parse(await request.clone().text());
      const made = subscriptionOf(900, { topic, webhook_url, module_name, retry_count: 0, last_delivery_at: null });
      kept = [made, ...kept];
      return { ...made, secret: SECRET };
    }),
    getUpdateSubscriptionMockHandler(async ({ params, request }) => {
      const changed: Subscription = { ...one(params.subscriptionId), ...JSON.parse(await request.clone().text()) };
      kept = kept.map((subscription) => (subscription.id === changed.id ? changed : subscription));
      return changed;
    }),
    getRemoveSubscriptionMockHandler(({ params }) => {
      const removed = one(params.subscriptionId);
      kept = kept.filter((subscription) => subscription !== removed);
      return removed;
    }),
    getPingSubscriptionMockHandler(deliveryOf()),
    getRotateSubscriptionSecretMockHandler({
      secret: SECRET,
      public_key: null,
      previous_secret_until: '2026-03-03T09:00:00.000Z',
    }),
    getListDeliveriesMockHandler([GIVEN_UP, deliveryOf()]),
    getGetDeliveryMockHandler(GIVEN_UP),
    getReplayDeliveryMockHandler(deliveryOf({ status: 'pending' })),
    getListEventTopicsMockHandler([]),
    getListModulesMockHandler([]),
  ];
}

const meta = preview.meta({
  component: HubWebhooks,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from subscription to subscription: to its ping, then to its menu.' },
      { keys: ['Enter', 'Space'], does: 'Does what the button says; opens the menu.' },
      { keys: ['Escape'], does: 'Closes what is open, and changes nothing.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...server(...SUBSCRIPTIONS), ...(await network())),
});

const wait = { timeout: 20_000 };
const shown = () => screen.findByText('http://127.0.0.1:9400/hook', undefined, wait);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, wait));
/** From the menu of the one that fails. */
const choose = async (name: string) => {
  await press('More for http://127.0.0.1:9400/hook');
  await userEvent.click(await screen.findByRole('menuitem', { name }, wait));
};

/** Active, failing, given up and paused; a ping says whether it arrived. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'phone', 'enlarged'],
  play: async () => {
    await shown();
    await press('Ping http://127.0.0.1:9400/hook');
    await expect(await screen.findByText('Arrived: 204 in 12 ms', undefined, wait)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(pending({ path })),
  play: async () => {
    await playLoading(NAME)();
    await expect(screen.getByText('Loading subscriptions...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...server()),
  play: async () => {
    await expect(await screen.findByText('No webhook subscriptions yet', undefined, wait)).toBeVisible();
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

/** Long addresses, long names, many conditions. */
export const Crowded = meta.story({
  tags: ['zoom'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...server(
        subscriptionOf(5, {
          webhook_url: `https://hooks.example/${'unbroken'.repeat(20)}`,
          module_name: 'm'.repeat(80),
          filter: { channel: 'email', 'contact.company': '<b>Markup</b> & Sons', 'order.amount': 1_200, isNew: true },
          pending: 10_000,
          dead_letters: 10_000,
        }),
        ...SUBSCRIPTIONS,
      ),
    ),
  play: async () => {
    await shown();
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

/** Subscribed without a pointer: what is wrong is told first; the secret is shown once. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await shown();
    screen.getByRole('button', { name: 'Add Subscription' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Create Webhook Subscription' }, wait));
    form.getByRole('button', { name: 'Create Subscription' }).focus();
    await userEvent.keyboard('{Enter}');
    for (const said of ['Topic is required', 'Must be a valid URL', 'Module name is required']) {
      await waitFor(() => expect(form.getAllByText(said).length).toBeGreaterThan(0));
    }
    await userEvent.type(form.getByRole('combobox', { name: /^Topic/ }), 'user.*{Tab}');
    await userEvent.type(form.getByRole('textbox', { name: /^Webhook URL/ }), 'https://users.example/in');
    await userEvent.type(form.getByRole('combobox', { name: /^Module Name/ }), 'users{Tab}');
    form.getByRole('button', { name: 'Create Subscription' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Webhook subscription created', undefined, wait);
    await expect(await screen.findByRole('textbox', { name: 'Secret' }, wait)).toHaveValue(SECRET);
  },
});

/** What was sent and what came back: text of others, whatever it says. */
export const Log = meta.story({
  tags: ['narrow'],
  play: async () => {
    await shown();
    await choose('Delivery log');
    await userEvent.click(await screen.findByRole('button', { name: /^order\.paid/ }, wait));
    await expect(await screen.findByText('<h1>Internal error</h1>', undefined, wait)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Replay 3 dead letters' })).toBeVisible();
  },
});

/** Resumed, rotated, refused, removed. */
export const Managed = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    await shown();
    await press('More for https://audit.example/in');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resume' }, wait));
    await screen.findByText('Resumed', undefined, wait);

    await choose('Rotate secret');
    await press('Rotate');
    await screen.findByRole('textbox', { name: 'Secret' }, wait);
    await press('Done');

    msw.use(failing({ path: '/api/connection/webhooks/subscribe', once: true }, 409));
    await press('Add Subscription');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Topic/ }, wait), 'user.*{Tab}');
    await userEvent.type(screen.getByRole('textbox', { name: /^Webhook URL/ }), 'https://users.example/in');
    await userEvent.type(screen.getByRole('combobox', { name: /^Module Name/ }), 'users{Tab}');
    await press('Create Subscription');
    await screen.findByText('Failed to create subscription', undefined, wait);
    await press('Cancel');

    await choose('Remove');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('http://127.0.0.1:9400/hook')).toBeNull());
  },
});
