import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110630_chat_archives extends Migration {
  override name = 'Migration20261129110630_chat_archives';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`import_run\` add column \`owner_ids\` text null;`);
    this.addSql(`alter table \`import_run\` add column \`people\` text null;`);
    this.addSql(`alter table \`import_run\` add column \`time_zone\` text null;`);
    this.addSql(`alter table \`import_run\` add column \`skipped\` text not null default '{}';`);
    this.addSql(`alter table \`import_run\` add column \`failure_code\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`import_run\` drop column \`owner_ids\`;`);
    this.addSql(`alter table \`import_run\` drop column \`people\`;`);
    this.addSql(`alter table \`import_run\` drop column \`time_zone\`;`);
    this.addSql(`alter table \`import_run\` drop column \`skipped\`;`);
    this.addSql(`alter table \`import_run\` drop column \`failure_code\`;`);
  }
}
