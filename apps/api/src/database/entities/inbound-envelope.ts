import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** `early` refers to an outgoing message whose record is not in the database yet. */
export type EnvelopeState = 'waiting' | 'early' | 'done' | 'failed' | 'dismissed';

/** A provider's event, stored under its own id before parsing, so that duplicates are recognized. */
export const InboundEnvelope = defineEntity({
  name: 'InboundEnvelope',
  tableName: 'inbound_envelope',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** For example `twilio`. */
    provider: p.text(),
    providerId: p.text(),
    /** The channel whose connection received it. */
    channel: p.text().$type<Channel>().nullable(),
    /** The account that received it; `null` in records older than accounts, which the channel's default reads. */
    accountId: p.uuid().nullable(),
    /** The raw payload; cleared when done, since the message itself is stored then. */
    raw: p.text(),
    /** `event`: parseable; `event_base64`: parseable but not text. `text` and `base64`: a whole body that no receiver could split. */
    form: p.text().$type<'event' | 'event_base64' | 'text' | 'base64'>().default('event'),
    /** Of a whole body. */
    contentType: p.text().nullable(),
    state: p.text().$type<EnvelopeState>(),
    /** The message whose receipt arrived before its record. */
    about: p.text().nullable(),
    failure: p.text().nullable(),
    receivedAt: instant(),
  },
  uniques: [{ name: 'inbound_envelope_provider_id', properties: ['workspaceId', 'provider', 'providerId'] }],
  indexes: [
    { name: 'inbound_envelope_by_state', properties: ['workspaceId', 'state', 'receivedAt', 'id'] },
    { name: 'inbound_envelope_by_about', properties: ['workspaceId', 'about'] },
    { name: 'inbound_envelope_failed', properties: ['workspaceId', 'receivedAt', 'id'], where: "state = 'failed'" },
  ],
});
