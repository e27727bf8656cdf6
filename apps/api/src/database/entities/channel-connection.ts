import type { AccountColor, ChannelMode, MailFlagMode, Provider } from '@concordia/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { channel, flag, id, instant, workspaceId } from './columns.js';

/** Result of the last test of the credentials. */
export type ConnectionHealth = 'untested' | 'ok' | 'failing' | 'expired';

/** An account of a channel: a mailbox, a number, a page. A channel without accounts was never connected. */
export const ChannelConnection = defineEntity({
  name: 'ChannelConnection',
  tableName: 'channel_connection',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    channel: channel(),
    /** One account of each channel is the default: calls that name only the channel mean it. */
    isDefault: flag(),
    /** The channel's first account keeps the channel's own webhook address and unscoped provider ids; the others have their id in them. */
    isFirst: flag(),
    /** Given by people; empty until then. */
    name: p.text().default(''),
    /** A color of the palette; `null` for the channel's. */
    color: p.text().$type<AccountColor>().nullable(),
    signatureText: p.text().nullable(),
    /** The signature with its formatting, sanitized; email only. */
    signatureHtml: p.text().nullable(),
    /** JSON: ids of its members; empty for everyone. */
    members: p.text().default('[]'),
    /** What the provider knows the account by, normalized: an address, a number, a page. Unique in a channel; `null` until the settings tell. */
    identity: p.text().nullable(),
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
    /** JSON: the folders of a mailbox that are read, by path; empty for the usual one. */
    mailFolders: p.text().default('[]'),
    mailFlags: p.text().$type<MailFlagMode>().default('off'),
    /** Lease of the process that renews the tokens. */
    renewingUntil: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'channel_connection_identity', properties: ['workspaceId', 'channel', 'identity'] }],
  indexes: [{ name: 'channel_connection_by_channel', properties: ['workspaceId', 'channel', 'isDefault'] }],
});

/** One secret of an account, sealed to this row. */
export const ChannelSecret = defineEntity({
  name: 'ChannelSecret',
  tableName: 'channel_secret',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    /** The name in the provider's profile. */
    name: p.text().primary(),
    channel: channel(),
    sealed: p.text(),
    /** Secrets from before there were accounts are sealed to their channel, until the next start seals them again. */
    sealedTo: p.text().$type<'channel' | 'account'>().default('channel'),
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
    /** `null` for the channel's default account. */
    accountId: p.uuid().nullable(),
    /** SHA-256 of the state parameter. */
    stateMark: p.text(),
    /** SHA-256 of the cookie of the browser that started it. */
    browserMark: p.text(),
    sealedVerifier: p.text(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'oauth_attempt_state', properties: ['workspaceId', 'stateMark'] }],
});
