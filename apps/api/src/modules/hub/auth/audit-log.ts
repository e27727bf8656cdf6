import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditRepository } from './audit.repository.js';

/** For how long it is known who did what, in ms. */
export const AUDIT_KEPT_MS = 400 * DAY;

/** The longest text of an entry, in UTF-16 code units. */
const LONGEST = 300;

export interface AuditEntry {
  /** `owner` or the name of a module; left out, whoever asks. */
  readonly actor?: string;
  /** What was done: `token.issued`. */
  readonly action: string;
  /** What it was done to: a name or an id, never a secret. */
  readonly subject: string;
  readonly detail?: string | null;
}

/** Notes who did what to the workspace, in the transaction that does it: by names and ids, which may outlive what they stand for. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly audit: AuditRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async record(tx: WorkspaceTransaction, entry: AuditEntry): Promise<void> {
    const { actor = currentActor(), action, subject, detail = null } = entry;
    await this.audit.insert(tx, {
      id: this.ids.next(),
      at: this.clock.now(),
      actor: bounded(actor),
      action,
      subject: bounded(subject),
      detail: detail === null ? null : bounded(detail),
    });
  }
}

/** What whoever asks is called in the log. */
function currentActor(): string {
  const principal = currentPrincipal();
  if (principal.kind === 'module') return principal.moduleName;
  return principal.kind === 'owner' ? 'owner' : 'concordia';
}

const bounded = (text: string): string => (text.length <= LONGEST ? text : text.slice(0, LONGEST).toWellFormed());
