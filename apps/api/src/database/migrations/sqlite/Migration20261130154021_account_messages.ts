import { Migration } from '@mikro-orm/migrations';

export class Migration20261130154021_account_messages extends Migration {
  override name = 'Migration20261130154021_account_messages';

  override up(): void | Promise<void> {
    this.addSql(
      `create index \`message_by_account\` on \`message\` (\`workspace_id\`, \`account_id\`, \`sent_at\`, \`id\`) where account_id is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`message_by_account\`;`);
  }
}
