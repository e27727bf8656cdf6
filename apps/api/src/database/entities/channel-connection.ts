import type { Channel, ChannelMode, Provider } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, id, instant, workspaceId } from './columns.js';

/** Whether the credentials of a connection were seen to work. */
export type ConnectionHealth = 'untested' | 'ok' | 'failing' | 'expired';

/** How a channel is connected; one that has no row never was, except in a demo. */
export const ChannelConnection = defineEntity({
  name: 'ChannelConnection',
  tableName: 'channel_connection',
  properties: {
    workspaceId: p.uuid().primary(),
    channel: p.text().$type<Channel>().primary(),
    mode: p.text().$type<ChannelMode>(),
    /** Quiet hours in minutes after midnight; `null` together when there are none. */
    quietFrom: p.integer().nullable(),
    quietUntil: p.integer().nullable(),
    /** Whose clock the quiet hours go by: an IANA zone. */
    quietZone: p.text().nullable(),
    /** When it came into its mode. */
    since: instant(),
    /** Who carries it when it is live; `null` until somebody chose. */
    provider: p.text().$type<Provider>().nullable(),
    /** What the operator set that is no secret: a JSON object of texts. */
    settings: p.text().default('{}'),
    /** Counts up with every change of settings and secrets, so that nobody goes on with old ones. */
    version: p.integer().default(0),
    health: p.text().$type<ConnectionHealth>().default('untested'),
    /** What is wrong and what to do, in a sentence. */
    healthReason: p.text().nullable(),
    /** How the provider calls the account. */
    account: p.text().nullable(),
    checkedAt: p.bigint('number').nullable(),
    /** When the credentials end, as far as the provider says. */
    expiresAt: p.bigint('number').nullable(),
    /** Until when one process renews its tokens, if nobody hears of it. */
    renewingUntil: p.bigint('number').nullable(),
  },
});

/** One secret of a connection. What it says only the sealing can open, and only for this very row. */
export const ChannelSecret = defineEntity({
  name: 'ChannelSecret',
  tableName: 'channel_secret',
  properties: {
    workspaceId: p.uuid().primary(),
    channel: p.text().$type<Channel>().primary(),
    /** As the profile of the provider calls it. */
    name: p.text().primary(),
    sealed: p.text(),
    /** What may be shown of it: its end, or nothing when it is short. */
    lastFour: p.text(),
    updatedAt: instant(),
  },
});

/** Somebody is away at a provider to allow us in. It ends when they come back, or after ten minutes. */
export const OauthAttempt = defineEntity({
  name: 'OauthAttempt',
  tableName: 'oauth_attempt',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    /** SHA-256 of the state that went along. */
    stateMark: p.text(),
    /** SHA-256 of the cookie of the browser that left. */
    browserMark: p.text(),
    /** The PKCE verifier, sealed. */
    sealedVerifier: p.text(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'oauth_attempt_state', properties: ['workspaceId', 'stateMark'] }],
});
