import { revokeMailGrant } from '@concordia/channels/imap';
import { Injectable, Logger } from '@nestjs/common';
import type { ConnectionRow } from './connection.row.js';
import { MailGrants } from './mail-grants.js';

/** Ends grants of mailboxes at their provider. */
@Injectable()
export class MailRevocation {
  readonly #logger = new Logger('Mailboxes');

  constructor(private readonly grants: MailGrants) {}

  /**
   * Ends what the owner of a mailbox granted, where the provider has an endpoint for it. A provider that cannot be reached must not keep an account
   * from being removed, so this never rejects for it.
   */
  async revoke(row: ConnectionRow): Promise<void> {
    const grant = await this.grants.of(row);
    const token = grant?.refreshToken ?? grant?.accessToken ?? null;
    if (grant === null || token === null) return;
    const kind = grant.refreshToken === null ? 'access_token' : 'refresh_token';
    const answer = await revokeMailGrant(grant.signIn, token, kind);
    if (answer === null || answer.ok) return;
    this.#logger.warn(`A mailbox grant was not revoked: ${answer.failure}, ${answer.code ?? 'no code'}.`);
  }
}
