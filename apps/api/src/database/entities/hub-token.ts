import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** A token that was given to a module; the token itself is nowhere. Its id is the claim `jti`. */
export const HubToken = defineEntity({
  name: 'HubToken',
  tableName: 'hub_token',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** The module may be gone; its tokens are revoked then, and stay to be looked at. */
    moduleId: p.uuid(),
    moduleName: p.text(),
    /** Words with spaces between them. */
    scope: p.text(),
    /** The key that signed it. */
    kid: p.text(),
    issuedAt: instant(),
    expiresAt: instant(),
    revokedAt: p.bigint('number').nullable(),
    /** Written at most once a minute. */
    lastUsedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'hub_token_by_time', properties: ['workspaceId', 'issuedAt', 'id'] },
    { name: 'hub_token_of_module', properties: ['workspaceId', 'moduleId'] },
  ],
});

/** A signed request that was let in, so that it is let in once. */
export const HubNonce = defineEntity({
  name: 'HubNonce',
  tableName: 'hub_nonce',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** SHA-256 of the module and its nonce. */
    mark: p.text(),
    /** After this its signature is too old anyway. */
    expiresAt: instant(),
  },
  indexes: [{ name: 'hub_nonce_expiry', properties: ['workspaceId', 'expiresAt'] }],
  uniques: [{ name: 'hub_nonce_mark', properties: ['workspaceId', 'mark'] }],
});
