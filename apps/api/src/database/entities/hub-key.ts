import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** RS256 signs the tokens of modules; Ed25519 is for signatures of single things. */
export type HubKeyAlgorithm = 'RS256' | 'Ed25519';

/** A key pair of the connection hub. Only the newest of an algorithm signs, and only it still has its private half. */
export const HubKey = defineEntity({
  name: 'HubKey',
  tableName: 'hub_key',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** By what tokens and the key set name it: the thumbprint of RFC 7638. */
    kid: p.text(),
    algorithm: p.text().$type<HubKeyAlgorithm>(),
    /** The public half as a JSON Web Key. */
    publicJwk: p.text(),
    /** The private half (PKCS #8 in PEM), sealed; `null` once the key does not sign any more. */
    sealedPrivate: p.text().nullable(),
    /** The algorithm while the key signs, else `null`: there is one that signs at most. */
    signs: p.text().nullable(),
    createdAt: instant(),
    /** Until when what it signed is still good, after another took its place. */
    retiresAt: p.bigint('number').nullable(),
    revokedAt: p.bigint('number').nullable(),
  },
  uniques: [
    { name: 'hub_key_kid', properties: ['workspaceId', 'kid'] },
    { name: 'hub_key_that_signs', properties: ['workspaceId', 'signs'] },
  ],
});
