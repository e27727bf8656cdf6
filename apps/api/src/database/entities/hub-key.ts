import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';

/** RS256 signs module tokens; Ed25519 signs single items. */
export type HubKeyAlgorithm = 'RS256' | 'Ed25519';

/** A key pair of the hub. Only the newest per algorithm signs, and only it keeps its private key. */
export const HubKey = defineEntity({
  name: 'HubKey',
  tableName: 'hub_key',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** The RFC 7638 thumbprint that tokens and the key set use. */
    kid: p.text(),
    algorithm: p.text().$type<HubKeyAlgorithm>(),
    /** The public key as a JSON Web Key. */
    publicJwk: p.text(),
    /** The private key (PKCS #8 in PEM), sealed; `null` once the key no longer signs. */
    sealedPrivate: p.text().nullable(),
    /** The algorithm while the key signs, otherwise `null`. Unique, so that at most one key signs. */
    signs: p.text().nullable(),
    createdAt: instant(),
    /** Until when signatures stay valid after a newer key took over. */
    retiresAt: p.bigint('number').nullable(),
    revokedAt: p.bigint('number').nullable(),
  },
  uniques: [
    { name: 'hub_key_kid', properties: ['workspaceId', 'kid'] },
    { name: 'hub_key_that_signs', properties: ['workspaceId', 'signs'] },
  ],
});
