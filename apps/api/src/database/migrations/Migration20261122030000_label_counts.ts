import { Migration } from '@mikro-orm/migrations';

/** Labels that were there before their counts were kept. */
export class Migration20261122030000_label_counts extends Migration {
  override name = 'Migration20261122030000_label_counts';

  override up(): void {
    const theirs = 'from message where message.conversation_id = conversation_project.conversation_id';
    const seen = 'and message.snoozed_until is null';
    this.addSql(
      `update conversation_project set
        is_open = case when exists (select 1 ${theirs} ${seen} and message.status <> 'completed') then 1 else 0 end,
        unread_count = (select count(*) ${theirs} ${seen} and message.direction = 'inbound' and message.is_read = 0);`,
    );
  }

  override down(): void {
    // The counts go with their columns.
  }
}
