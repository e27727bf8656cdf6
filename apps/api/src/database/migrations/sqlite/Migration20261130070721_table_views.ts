import { Migration } from '@mikro-orm/migrations';

export class Migration20261130070721_table_views extends Migration {
  override name = 'Migration20261130070721_table_views';

  override up(): void | Promise<void> {
    this.addSql(`create index \`contact_by_creation\` on \`contact\` (\`workspace_id\`, \`created_at\`, \`id\`);`);

    this.addSql(`alter table \`saved_view\` add column \`kind\` text not null default 'messages';`);
    this.addSql(`alter table \`saved_view\` add column \`layout\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`contact_by_creation\`;`);

    this.addSql(`alter table \`saved_view\` drop column \`kind\`;`);
    this.addSql(`alter table \`saved_view\` drop column \`layout\`;`);
  }
}
