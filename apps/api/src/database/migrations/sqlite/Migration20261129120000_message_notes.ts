import { Migration } from '@mikro-orm/migrations';

export class Migration20261129120000_message_notes extends Migration {
  override name = 'Migration20261129120000_message_notes';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`message_origin\` add column \`notes\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`message_origin\` drop column \`notes\`;`);
  }
}
