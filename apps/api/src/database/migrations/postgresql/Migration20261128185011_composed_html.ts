import { Migration } from '@mikro-orm/migrations';

export class Migration20261128185011_composed_html extends Migration {
  override name = 'Migration20261128185011_composed_html';

  override up(): void | Promise<void> {
    this.addSql(`alter table "draft" add "html" text null;`);

    this.addSql(`alter table "outbound_message" add "html" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "draft" drop column "html";`);

    this.addSql(`alter table "outbound_message" drop column "html";`);
  }
}
