import type { ModuleScope } from '@concordia/domain';
import { section } from '../locale';

/** What the keys and tokens of modules say, and the log of what was done to the hub. */
export const hubAuthStrings = section('hubAuth', {
  title: 'Authentication & Security',
  help: 'Modules come in with a token or with signed requests. Private keys never leave this server.',
  failed: 'The keys could not be read',

  jwt: 'JSON Web Tokens',
  algorithm: 'Algorithm',
  expiry: 'Expiry',
  issuer: 'Issuer',
  audience: 'Audience',
  scopes: 'Scopes',
  jwksPath: 'JWKS path',
  jwksHelp: (minutes: string) => `The public keys, for whoever verifies a token. They may be cached for ${minutes}.`,
  generateJwt: 'Generate New Key Pair',

  signing: 'Ed25519 signing',
  signingHelp:
    'A module with a public key signs its requests instead of sending a token. Our own pair signs what Concordia asks of modules.',
  context: 'Signing context',
  contextHelp: 'The first line of what is signed, so that a signature is good for nothing else.',
  generateEd25519: 'Generate Ed25519 Key Pair',

  generated: 'A new key pair signs from now on',
  generateFailed: 'No key pair was generated',
  askGenerate: 'Generate a new key pair?',
  rotation: {
    RS256: (hours: string, minutes: string) =>
      `Tokens are signed with the new pair from now on. Those of the present pair stay good for ${hours} and ${minutes}, so that none breaks; then it goes.`,
    Ed25519: (hours: string, minutes: string) =>
      `What Concordia asks of modules is signed with the new pair from now on. The present pair stays among the public keys for ${hours} and ${minutes}; then it goes.`,
  },
  generate: 'Generate',

  keys: { RS256: 'Key pairs for tokens', Ed25519: 'Key pairs for signing' },
  noKeys: 'No key pair yet. The first use makes one.',
  createdAt: 'Generated',
  retires: 'Goes',
  publicKey: 'Public key',
  revoke: 'Revoke',
  revokeKey: (kid: string) => `Revoke key ${kid}`,
  askRevokeKey: 'Revoke this key pair?',
  revokeKeyHelp: {
    RS256: 'Every token that it signed stops working at once, and modules need new ones. This cannot be undone.',
    Ed25519: 'Modules stop trusting what it signed once they read the keys again. This cannot be undone.',
  },
  keyRevoked: 'The key pair was revoked',

  tokens: 'Tokens',
  tokensHelp: 'Each belongs to one module and lets it do only what its scopes say.',
  tokensFailed: 'The tokens could not be read',
  noTokens: 'No tokens yet',
  noTokensHelp: 'A module sends a token with each request to read messages, to draft replies or to publish events.',
  more: 'Show more',
  issue: 'Issue token',
  issueFor: (name: string) => `Token of ${name}`,
  issued: 'Issued',
  ended: 'Ended',
  ends: 'Ends',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  revokeToken: (name: string) => `Revoke the token of ${name}`,
  askRevokeToken: (name: string) => `Revoke this token of ${name}?`,
  revokeTokenHelp: 'Requests that carry it are refused at once. Other tokens of the module stay.',
  tokenRevoked: 'The token was revoked',

  module: 'Module',
  modulesFailed: 'The modules could not be read',
  noModules: 'No modules registered yet',
  noModulesHelp: 'A token belongs to a module. Register one first.',
  scopeNeeded: 'Choose at least one scope',
  scope: {
    read: 'Read messages, conversations and contacts, and search them.',
    write: 'Draft replies. A person still has to send them.',
    events: 'Publish and read events, and look after its own subscriptions.',
  } satisfies Record<ModuleScope, string>,
  copyNow: 'Copy it now: it is shown this once.',
  token: 'Access token',
  tokenHelp: (hours: string) =>
    `It goes into the header Authorization, after the word Bearer. It is good for ${hours}.`,
  done: 'Done',
  cancel: 'Cancel',

  audit: 'Audit log',
  auditFailed: 'The audit log could not be read',
  noAudit: 'Nothing has happened yet',
  at: 'When',
  actor: 'By',
  action: 'What',
  subject: 'On',
  detail: 'Details',
  actors: { owner: 'Owner', concordia: 'Concordia', unknown: 'Unknown' },
  /** What the server calls what was done. What is not here is written as the server calls it. */
  actions: {
    'key.generated': 'Key pair generated',
    'key.revoked': 'Key pair revoked',
    'token.issued': 'Token issued',
    'token.revoked': 'Token revoked',
    'token.refused': 'Token refused',
    'signature.refused': 'Signature refused',
    'module.registered': 'Module registered',
    'module.changed': 'Module changed',
    'module.removed': 'Module removed',
    'subscription.created': 'Subscription created',
    'subscription.changed': 'Subscription changed',
    'subscription.removed': 'Subscription removed',
    'subscription.paused': 'Subscription paused',
    'subscription.disabled': 'Subscription disabled',
    'secret.rotated': 'Secret rotated',
    'events.replayed': 'Events replayed',
  },

  exampleProtected: 'Get a token, call a protected endpoint, verify a token',
});
