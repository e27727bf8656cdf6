import { createWorld, STORY_ORIGIN } from '@concordia/fixtures';
import type { OpenAPIObject } from '@nestjs/swagger';

/** A call of the contract to the stories' world. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path in the contract: `/api/messages/{messageId}`. */
  readonly template: string;
  /** Path and query. */
  readonly path: string;
  /** JSON, or the content of a file. */
  readonly body?: object | string;
}

/** The content type of its body. */
export const headersOf = ({ body }: Pick<Call, 'body'>): Record<string, string> =>
  body === undefined ? {} : { 'content-type': `application/${typeof body === 'string' ? 'octet-stream' : 'json'}` };

export const storyWorld = createWorld(STORY_ORIGIN);

const DAY_MS = 86_400_000;

const NOBODY = '0199f3a2-7c1e-7d40-9b6a-000000000000';

const { subscriptions, deliveries } = storyWorld.hub.webhooks;
const attachments = storyWorld.messages.flatMap((message) => message.attachments);
const contactId = storyWorld.contacts[0]?.id;
const messageId = storyWorld.messages.find(
  ({ status, direction }) => status === 'inbox' && direction === 'inbound',
)?.id;

const DEALS_CSV = [
  'Deal Name,Amount,Deal Stage,Close Date,Email,Record ID',
  `Beans for two offices,"4,800.50",Proposal,2026-12-18,${storyWorld.contacts[0]?.email ?? ''},9001`,
  'Grinder,350,New,12/11/2026,nobody@unknown.example,9002',
].join('\n');

/** Values of path and query parameters. */
const SAMPLES: Readonly<Record<string, string | undefined>> = {
  range: '30d',
  channel: 'whatsapp',
  entityType: 'Person',
  cadence: 'high',
  bucket: 'within_4h',
  query: 'domain:',
  position: '7',
  days: '365',
  attachmentId: attachments.find(({ away }) => away === undefined)?.id,
  campaignId: storyWorld.campaigns[0]?.id,
  contactId,
  conversationId: storyWorld.conversations[0]?.id,
  dealId: storyWorld.pipeline.find(({ note, conversationIds }) => note !== null && conversationIds.length > 0)?.id,
  deliveryId: deliveries[0]?.id,
  entityId: contactId,
  eventId: deliveries[0]?.eventId,
  importId: storyWorld.imports[0]?.id,
  messageId,
  name: storyWorld.contacts.find(({ company }) => company !== null)?.company ?? undefined,
  moduleId: storyWorld.hub.modules[0]?.id,
  saveOfferId: storyWorld.saveOffers[0]?.id,
  segmentationRunId: storyWorld.segmentations[0]?.id,
  subscriptionId: subscriptions.find(({ id }) => deliveries.some(({ subscriptionId }) => subscriptionId === id))?.id,
  taskId: storyWorld.tasks[0]?.id,
};

const filled = (template: string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? NOBODY);

/** One call per GET of the contract, except event streams, which never end. */
export function readsOf({ paths }: OpenAPIObject): Call[] {
  return Object.entries(paths).flatMap(([template, { get }]): Call[] => {
    if (get?.operationId === undefined || get.operationId.startsWith('stream')) return [];
    const query = new URLSearchParams();
    for (const one of get.parameters ?? []) {
      if ('in' in one && one.in === 'query' && one.required === true) query.set(one.name, SAMPLES[one.name] ?? '');
    }
    const path = filled(template);
    return [{ method: 'GET', template, path: query.size === 0 ? path : `${path}?${query}` }];
  });
}

const SPLIT = '/api/conversations/{conversationId}/split';

const write = (
  method: Call['method'],
  address: string,
  body?: Call['body'],
  template = address.replace(/\?.*/, ''),
): Call => ({
  method,
  template,
  path: filled(address),
  ...(body !== undefined && { body }),
});

/** Writes of many kinds, in order: cards, contacts, outgoing messages, plans, files, keys, and some that are rejected. */
export function someWrites(): Call[] {
  const at = (offset: number) => new Date(storyWorld.now + offset).toISOString();
  const [contact] = storyWorld.contacts;
  const written = storyWorld.messages.filter((message) => message.contactId !== null);
  const second = [...Map.groupBy(written, (message) => message.conversationId).values()]
    .find(({ length }) => length > 1)
    ?.toSorted((one, other) => one.sentAt - other.sentAt)[1];
  const reactable = written.find(({ channel, direction }) => channel === 'whatsapp' && direction === 'inbound');
  const promised = written.find(({ direction, text }) => direction === 'outbound' && text.includes('I will have the'));
  const merge = { keepId: contactId, otherId: storyWorld.people.suggestions[0]?.otherId };
  const task = { entity_id: contactId, entity_type: 'Person', action_type: 'email', estimated_time_minutes: 10 };
  const worth = { estimated_value: 4500, risk_score: 0.2, urgency_score: 0.9 };
  const subscription = { topic: 'user.*', webhook_url: 'https://crm.example/hooks', module_name: 'crm' };
  const event = {
    type: 'email_received',
    timestamp: storyWorld.now,
    actors: { from_email: 'ann@blue.example', to_emails: storyWorld.workspace.ownAddresses },
    artifacts: { subject: 'Pilot', body: 'Shall we?', message_id: '<a@blue.example>', thread_id: 'pilot' },
    provenance: 'crm',
  };
  return [
    write('PATCH', '/api/messages/{messageId}', { status: 'completed' }),
    write('PATCH', '/api/messages/{messageId}', { status: 'archived' }),
    write('POST', '/api/messages/bulk', { ids: [messageId, NOBODY], change: { isRead: true } }),
    write('POST', '/api/conversations/bulk', {
      ids: [storyWorld.conversations[0]?.id, NOBODY],
      change: { status: 'in_progress' },
    }),
    write('PATCH', '/api/conversations/{conversationId}', { isRead: true }),
    write('POST', '/api/conversation-views', {
      name: 'Due first',
      query: { scope: 'open', channel: 'email' },
      layout: { columns: [{ id: 'contact', width: 16 }, { id: 'due' }], sort: { by: 'due', order: 'asc' } },
    }),
    write('POST', '/api/contacts', { name: 'Somebody New', email: 'new@somebody.example' }),
    write('PATCH', '/api/contacts/{contactId}', { company: 'Northwind' }),
    write('POST', '/api/contact-views', {
      name: 'Companies',
      query: { channel: 'email' },
      layout: { columns: [{ id: 'name', width: 16 }, { id: 'company' }], sort: { by: 'company', order: 'asc' } },
    }),
    write('POST', '/api/contacts/{contactId}/notes', { text: 'Called back.' }),
    write('PATCH', '/api/tasks/{taskId}', { state: 'done' }),
    write('POST', '/api/deals', { title: 'Ten kilos a week', contactId, value: 2400, stage: 'proposal' }),
    write('PATCH', '/api/deals/{dealId}', { stage: 'won' }),
    write('PUT', '/api/deals/stages', { stages: [{ id: 'new', name: 'New' }] }),
    write('POST', '/api/deals/import/preview', DEALS_CSV),
    write('POST', '/api/deals/import', DEALS_CSV),
    write('POST', `/api/conversations/${second?.conversationId}/split`, { messageId: second?.id }, SPLIT),
    write('POST', '/api/conversations/{conversationId}/split', { messageId: NOBODY }),
    write('PATCH', `/api/promises/${promised?.id}:0`, { isKept: true }, '/api/promises/{promiseId}'),
    write('POST', '/api/conversations/{conversationId}/merge', { ids: [NOBODY] }),
    ...(reactable === undefined
      ? []
      : [
          write('PUT', `/api/messages/${reactable.id}/reaction`, { emoji: '👍' }, '/api/messages/{messageId}/reaction'),
        ]),
    write('POST', '/api/conversations/{conversationId}/presence', { state: 'writing' }),
    write('PUT', '/api/conversations/{conversationId}/draft', { content: 'Tuesday at nine suits us.', version: 0 }),
    write('POST', '/api/conversations/{conversationId}/replies', { content: 'Thanks.', idempotencyKey: 'reply-001' }),
    write('POST', '/api/search', { query: 'domain:* AND messages>3', limit: 5 }),
    write('POST', '/api/search/segment', { name: 'By email', query: 'domain:*' }),
    write('POST', '/api/assistant/questions', { question: 'Who is waiting longest?' }),
    write('POST', '/api/queue', { tasks: [{ ...task, ...worth, title: 'Send the offer' }] }),
    write('POST', '/api/queue/accept', { tasks: [{ ...task, scheduled_time: at(DAY_MS) }] }),
    write('POST', '/api/marketing/audience-preview', { audience: { segments: ['champions'] }, channels: ['email'] }),
    write('POST', '/api/outreach/multi-channel', { contactId, message: 'Hello.', channels: ['email', 'whatsapp'] }),
    write('POST', '/api/outreach/multi-channel', { content: '' }),
    write('POST', '/api/test/sms/inbound', { from: '+46701234567', body: 'ping' }),
    write('POST', '/api/email-enrichment/test/event', { type: 'sendgrid', eventType: 'open', email: contact?.email }),
    write('POST', '/enrich/linkedin', { query: 'coffee', type: 'profiles', fields: ['name'], demo: true }),
    write('POST', '/api/ingest/sample', { events: [event] }),
    write('POST', '/api/ingest/files?name=events.jsonl', JSON.stringify({ ...event, type: 'unknown' })),
    write('POST', '/api/attachments?name=offer.txt', 'Ten kilos.'),
    write('POST', '/api/contact-imports?name=people.csv', 'name,email\nBo Ek,bo@ek.example\n'),
    write('POST', '/api/night-ops/inbox-harvester'),
    write('POST', '/api/graph/rebuild'),
    write('POST', '/api/setup/export', { config: {}, includeSecrets: false }),
    write('POST', '/api/connection/events/replay', { since: at(-DAY_MS), until: at(0) }),
    write('POST', '/api/connection/subscriptions/{subscriptionId}/rotate', { overlap_hours: 24 }),
    write('POST', '/api/connection/webhooks/subscribe', subscription),
    write('POST', '/api/connection/auth/keys', { algorithm: 'RS256' }),
    write('POST', '/api/merges/preview', merge),
    write('POST', '/api/merges', merge),
    write('POST', '/api/contacts/{contactId}/erasure', { confirm: contact?.name }),
    write('DELETE', `/api/tasks/${NOBODY}`),
    write('PATCH', '/api/workspace/first-steps', { isPutAway: true }),
    write('PUT', '/api/workspace/introduction', { ownerName: 'Mara Lindqvist' }),
    // Last: it leaves nothing for others to change.
    write('DELETE', '/api/workspace/sample-data'),
  ];
}
