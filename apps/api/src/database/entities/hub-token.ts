import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** A token issued to a module. Only its id (the `jti` claim) is stored, not the token. */
export const HubToken = defineEntity({
  name: 'HubToken',
  tableName: 'hub_token',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** The module may be deleted; its tokens are then revoked and stay visible. */
    moduleId: p.uuid(),
    moduleName: p.text(),
    /** Space-separated. */
    scope: p.text(),
    kid: p.text(),
    issuedAt: instant(),
    expiresAt: instant(),
    revokedAt: p.bigint('number').nullable(),
    /** Updated at most once a minute. */
    lastUsedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'hub_token_by_time', properties: ['workspaceId', 'issuedAt', 'id'] },
    { name: 'hub_token_of_module', properties: ['workspaceId', 'moduleId'] },
  ],
});

/** A nonce of an accepted signed request, against replays. */
export const HubNonce = defineEntity({
  name: 'HubNonce',
  tableName: 'hub_nonce',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** SHA-256 of the module and its nonce. */
    mark: p.text(),
    /** After this, the signature itself has expired. */
    expiresAt: instant(),
  },
  indexes: [{ name: 'hub_nonce_expiry', properties: ['workspaceId', 'expiresAt'] }],
  uniques: [{ name: 'hub_nonce_mark', properties: ['workspaceId', 'mark'] }],
});
