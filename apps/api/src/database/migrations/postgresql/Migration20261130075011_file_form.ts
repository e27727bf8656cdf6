import { Migration } from '@mikro-orm/migrations';

export class Migration20261130075011_file_form extends Migration {
  override name = 'Migration20261130075011_file_form';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outbound_message" add "file_form" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outbound_message" drop column "file_form";`);
  }
}
