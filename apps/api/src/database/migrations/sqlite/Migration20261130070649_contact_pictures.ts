import { Migration } from '@mikro-orm/migrations';

export class Migration20261130070649_contact_pictures extends Migration {
  override name = 'Migration20261130070649_contact_pictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`contact\` add column \`picture_hash\` text null;`);
    this.addSql(`alter table \`contact\` add column \`picture_source\` text null;`);
    this.addSql(`alter table \`contact\` add column \`picture_checked_at\` bigint null;`);
    this.addSql(`create index \`contact_by_picture\` on \`contact\` (\`picture_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`contact_by_picture\`;`);
    this.addSql(`alter table \`contact\` drop column \`picture_hash\`;`);
    this.addSql(`alter table \`contact\` drop column \`picture_source\`;`);
    this.addSql(`alter table \`contact\` drop column \`picture_checked_at\`;`);
  }
}
