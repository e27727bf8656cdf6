import { DomainFailure } from '../../../common/domain-failure.js';

/** Deliberately terse: the caller is not authenticated. */
const WORDS = {
  TOKEN_INVALID: 'The token is not one of ours, or was changed.',
  TOKEN_EXPIRED: 'The token has expired. Have a new one issued.',
  TOKEN_REVOKED: 'The token was revoked. Have a new one issued.',
  MODULE_UNKNOWN: 'The module is not registered.',
  SIGNATURE_INVALID: 'The signature does not fit the request and the public key of the module.',
  SIGNATURE_STALE: 'The time of the signature is more than five minutes from ours.',
  SIGNATURE_REPLAYED: 'A request with this nonce was let in already.',
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
