import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000107_presence extends Migration {
  override name = 'Migration20261130000107_presence';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`workspace\` add column \`shares_presence\` integer not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`workspace\` drop column \`shares_presence\`;`);
  }
}
