import { MINUTE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ChangeLog } from '../../../database/change-log.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { AccessRefusal } from './access-refusal.js';
import { AuditLog } from './audit-log.js';

/** How long refusals of one kind are counted before the next entry, in ms. */
const WINDOW = 10 * MINUTE;

/** Maximum number of kinds counted at once. A kind is a code and a module; in practice there are far fewer. */
const MOST = 500;

interface Counted {
  readonly since: number;
  more: number;
}

/** Records refusals in the audit log: the first of a kind immediately, those of the next ten minutes as one count. This prevents flooding the log. */
@Injectable()
export class RefusedAccess {
  readonly #counted = new Map<string, Counted>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly audit: AuditLog,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async note({ code, subject }: AccessRefusal): Promise<void> {
    const key = `${currentPrincipal().workspaceId} ${code} ${subject}`;
    const now = this.clock.now();
    const known = this.#counted.get(key);
    if (known !== undefined && now - known.since < WINDOW) {
      known.more += 1;
      return;
    }
    if (this.#counted.size >= MOST) this.#counted.clear();
    this.#counted.set(key, { since: now, more: 0 });
    const detail = known === undefined || known.more === 0 ? code : `${code}, plus ${known.more} earlier`;
    const action = code.startsWith('SIGNATURE') ? 'signature.refused' : 'token.refused';
    await this.db.write(async (tx) => {
      await this.audit.record(tx, { actor: 'unknown', action, subject, detail });
      // A refused client must not make every open screen reload.
      this.changes.silence(tx);
    });
  }
}
