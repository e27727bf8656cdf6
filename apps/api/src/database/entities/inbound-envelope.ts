import type { Channel } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** `early` tells of something that we do not know yet: its record is still on its way to the database. */
export type EnvelopeState = 'waiting' | 'early' | 'done' | 'failed' | 'dismissed';

/** What a provider told us, kept under its own id before anybody looks into it, so that a second telling is recognised. */
export const InboundEnvelope = defineEntity({
  name: 'InboundEnvelope',
  tableName: 'inbound_envelope',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Who told us: `twilio` … */
    provider: p.text(),
    /** The provider's id of the event. */
    providerId: p.text(),
    /** Whose connection took it. */
    channel: p.text().$type<Channel>().nullable(),
    /** As it came; empty when its work is done, since the message itself is kept then. */
    raw: p.text(),
    /** `event` is one that a receiver can read, `event_base64` one that is no text; `text` and `base64` are a whole body that none could take apart. */
    form: p.text().$type<'event' | 'event_base64' | 'text' | 'base64'>().default('event'),
    /** Of a whole body. */
    contentType: p.text().nullable(),
    state: p.text().$type<EnvelopeState>(),
    /** Whose receipt it is, when it came before our record of the sending. */
    about: p.text().nullable(),
    /** Why it could not be read, in words. */
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
