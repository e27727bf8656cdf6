import type { Channel, ChannelMode, Provider } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, id, instant, workspaceId } from './columns.js';

/** Result of the last test of the credentials. */
export type ConnectionHealth = 'untested' | 'ok' | 'failing' | 'expired';

/** A channel's connection. A channel without a row was never connected, except in a demo. */
export const ChannelConnection = defineEntity({
  name: 'ChannelConnection',
  tableName: 'channel_connection',
  properties: {
    workspaceId: p.uuid().primary(),
    channel: p.text().$type<Channel>().primary(),
    mode: p.text().$type<ChannelMode>(),
    /** Quiet hours in minutes after midnight; both `null` if there are none. */
    quietFrom: p.integer().nullable(),
    quietUntil: p.integer().nullable(),
    /** Time zone of the quiet hours: an IANA name. */
    quietZone: p.text().nullable(),
    /** When it entered its mode. */
    since: instant(),
    /** The provider in live mode; `null` until one is chosen. */
    provider: p.text().$type<Provider>().nullable(),
    /** The operator's non-secret settings: a JSON object of strings. */
    settings: p.text().default('{}'),
    /** Increments with every change of settings and secrets, so that nothing keeps using old ones. */
    version: p.integer().default(0),
    health: p.text().$type<ConnectionHealth>().default('untested'),
    /** The problem and its fix, in a sentence. */
    healthReason: p.text().nullable(),
    /** The provider's name for the account. */
    account: p.text().nullable(),
    checkedAt: p.bigint('number').nullable(),
    /** When the credentials expire, if the provider says so. */
    expiresAt: p.bigint('number').nullable(),
    /** Lease of the process that renews the tokens. */
    renewingUntil: p.bigint('number').nullable(),
  },
});

/** One secret of a connection, sealed to this row. */
export const ChannelSecret = defineEntity({
  name: 'ChannelSecret',
  tableName: 'channel_secret',
  properties: {
    workspaceId: p.uuid().primary(),
    channel: p.text().$type<Channel>().primary(),
    /** The name in the provider's profile. */
    name: p.text().primary(),
    sealed: p.text(),
    /** The visible end of the secret; empty if the secret is short. */
    lastFour: p.text(),
    updatedAt: instant(),
  },
});

/** An OAuth authorization in progress. It ends with the redirect back, or after ten minutes. */
export const OauthAttempt = defineEntity({
  name: 'OauthAttempt',
  tableName: 'oauth_attempt',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    /** SHA-256 of the state parameter. */
    stateMark: p.text(),
    /** SHA-256 of the cookie of the browser that started it. */
    browserMark: p.text(),
    sealedVerifier: p.text(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'oauth_attempt_state', properties: ['workspaceId', 'stateMark'] }],
});
