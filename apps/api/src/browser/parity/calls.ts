import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { World } from '@concordia/fixtures';

export interface Read {
  readonly operationId: string;
  readonly path: string;
}

export interface Write {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
}
interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly operationId: string; readonly parameters?: readonly Parameter[] } }>
  >;
}

const CONTRACT = fileURLToPath(new URL('../../../../../openapi/openapi.json', import.meta.url));

const NOBODY = '0199f3a2-7c1e-7d40-9b6a-000000000000';

function samplesOf(world: World): Readonly<Record<string, string | undefined>> {
  const subscription = world.hub.webhooks.subscriptions.find(({ id }) =>
    world.hub.webhooks.deliveries.some(({ subscriptionId }) => subscriptionId === id),
  );
  return {
    range: '30d',
    channel: 'whatsapp',
    entityType: 'Person',
    cadence: 'high',
    bucket: 'within_4h',
    query: 'domain:',
    position: '7',
    days: '365',
    attachmentId: world.messages.flatMap(({ attachments }) => attachments).find(({ away }) => away === undefined)?.id,
    campaignId: world.campaigns[0]?.id,
    contactId: world.contacts[0]?.id,
    conversationId: world.conversations[0]?.id,
    deliveryId: world.hub.webhooks.deliveries[0]?.id,
    entityId: world.contacts[0]?.id,
    eventId: world.hub.events[0]?.id,
    importId: world.imports[0]?.id,
    messageId: world.messages[0]?.id,
    moduleId: world.hub.modules[0]?.id,
    saveOfferId: world.saveOffers[0]?.id,
    segmentationRunId: world.segmentations[0]?.id,
    subscriptionId: subscription?.id,
    taskId: world.tasks[0]?.id,
  };
}

/** One call per GET of the committed OpenAPI document, except event streams, which never end. */
export function readsOf(world: World): Read[] {
  const { paths }: Document = JSON.parse(readFileSync(CONTRACT, 'utf8'));
  const samples = samplesOf(world);
  return Object.entries(paths).flatMap(([template, { get }]) => {
    if (get === undefined || get.operationId.startsWith('stream')) return [];
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? NOBODY);
    const needed = (get.parameters ?? []).filter((one) => one.in === 'query' && one.required === true);
    const query = new URLSearchParams(Object.fromEntries(needed.map(({ name }) => [name, samples[name] ?? ''])));
    return [{ operationId: get.operationId, path: needed.length === 0 ? path : `${path}?${query}` }];
  });
}

/** Writes of every kind, in order: cards, contacts, outgoing messages, campaigns, keys, and some that are rejected. */
export function writesOf(world: World): Write[] {
  const [contact] = world.contacts;
  const open = world.messages.find(({ status, direction }) => status === 'inbox' && direction === 'inbound');
  const [task] = world.tasks;
  return [
    { method: 'PATCH', path: `/api/messages/${open?.id}`, body: { status: 'completed' } },
    { method: 'PATCH', path: `/api/messages/${open?.id}`, body: { status: 'archived' } },
    { method: 'POST', path: '/api/contacts', body: { name: 'Somebody New', email: 'new@somebody.example' } },
    { method: 'PATCH', path: `/api/contacts/${contact?.id}`, body: { company: 'Another' } },
    { method: 'POST', path: `/api/contacts/${contact?.id}/notes`, body: { text: 'Called back.' } },
    { method: 'PATCH', path: `/api/tasks/${task?.id}`, body: { state: 'done' } },
    { method: 'POST', path: '/api/search', body: { query: 'domain:* AND messages>3', limit: 5 } },
    { method: 'POST', path: '/api/connection/auth/keys', body: { algorithm: 'RS256' } },
    { method: 'POST', path: '/api/outreach/multi-channel', body: { content: '' } },
    { method: 'DELETE', path: `/api/tasks/${NOBODY}` },
  ];
}
