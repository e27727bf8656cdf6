import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditRepository } from './audit.repository.js';

/** Retention of audit entries, in ms. */
export const AUDIT_KEPT_MS = 400 * DAY;

/** Maximum text length of an entry, in UTF-16 code units. */
const LONGEST = 300;

export interface AuditEntry {
  /** `owner`, `concordia` or a module name. @default the current principal */
  readonly actor?: string;
  /** For example `token.issued`. */
  readonly action: string;
  /** Name or id of the affected object, never a secret. */
  readonly subject: string;
  readonly detail?: string | null;
}

/**
 * Records who did what to the workspace, in the transaction of the change. Entries hold names and ids, which may outlive the objects they refer to.
 */
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

function currentActor(): string {
  const principal = currentPrincipal();
  if (principal.kind === 'module') return principal.moduleName;
  return principal.kind === 'owner' ? 'owner' : 'concordia';
}

const bounded = (text: string): string => (text.length <= LONGEST ? text : text.slice(0, LONGEST).toWellFormed());
