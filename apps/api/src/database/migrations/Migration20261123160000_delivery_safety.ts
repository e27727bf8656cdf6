import { Migration } from '@mikro-orm/migrations';

const COLUMNS = [
  ['job', 'interruptions integer not null default 0'],
  ['outbound_message', 'handed_over_at bigint null'],
  ['outbound_message', 'postponed_at bigint null'],
  ['send_hold', 'asked_at bigint null'],
  ['send_slot', 'taken_at bigint null'],
] as const;

/** What tells an attempt that never left from one that may have arrived, and a wait from one that was decided before the clock was set back. */
export class Migration20261123160000_delivery_safety extends Migration {
  override name = 'Migration20261123160000_delivery_safety';

  override up(): void {
    for (const [table, column] of COLUMNS) this.addSql(`alter table ${table} add column ${column};`);
    // Of attempts that an older program was at, nobody knows whether they left.
    this.addSql(
      `update outbound_message set handed_over_at = coalesce(claimed_until, send_at) where state = 'sending' and claimed_by is not null;`,
    );
  }

  override down(): void {
    for (const [table, column] of COLUMNS) this.addSql(`alter table ${table} drop column ${column.split(' ')[0]};`);
  }
}
