import { DomainFailure } from '../../../common/domain-failure.js';

/** Deliberately terse: the caller is not authenticated. */
const WORDS = {
  TOKEN_INVALID: 'The token was not issued here, or was modified.',
  TOKEN_EXPIRED: 'The token has expired. Request a new one.',
  TOKEN_REVOKED: 'The token was revoked. Request a new one.',
  MODULE_UNKNOWN: 'The module is not registered.',
  SIGNATURE_INVALID: 'The signature does not match the request and the public key of the module.',
  SIGNATURE_STALE: 'The signature timestamp differs from the server time by more than five minutes.',
  SIGNATURE_REPLAYED: 'A request with this nonce was already accepted.',
} as const;

export type RefusalCode = keyof typeof WORDS;

export class AccessRefusal extends DomainFailure {
  /** @param subject owner of the credentials, if established; for the audit log. */
  constructor(
    code: RefusalCode,
    readonly subject = 'unknown',
  ) {
    super('forbidden', code, WORDS[code]);
  }
}
