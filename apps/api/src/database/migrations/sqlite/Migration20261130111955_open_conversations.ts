import { Migration } from '@mikro-orm/migrations';

export class Migration20261130111955_open_conversations extends Migration {
  override name = 'Migration20261130111955_open_conversations';

  override up(): void | Promise<void> {
    this.addSql(
      `create index \`conversation_open\` on \`conversation\` (\`workspace_id\`, \`last_message_at\`, \`id\`) where status <> 'completed';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`conversation_open\`;`);
  }
}
