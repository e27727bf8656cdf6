import { Migration } from '@mikro-orm/migrations';

export class Migration20261128184948_composed_html extends Migration {
  override name = 'Migration20261128184948_composed_html';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`draft\` add column \`html\` text null;`);

    this.addSql(`alter table \`outbound_message\` add column \`html\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`draft\` drop column \`html\`;`);

    this.addSql(`alter table \`outbound_message\` drop column \`html\`;`);
  }
}
