import { Migration } from '@mikro-orm/migrations';

export class Migration20261123192850_mail_variants extends Migration {
  override name = 'Migration20261123192850_mail_variants';

  override up(): void | Promise<void> {
    this.addSql(`alter table "message_origin" drop constraint "message_origin_provider_id";`);
    this.addSql(`alter table "message_origin" add "variant" text not null default '';`);
    this.addSql(
      `alter table "message_origin" add constraint "message_origin_provider_id" unique ("workspace_id", "channel", "provider_message_id", "variant");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "message_origin" drop constraint "message_origin_provider_id";`);
    this.addSql(`alter table "message_origin" drop column "variant";`);
    this.addSql(
      `alter table "message_origin" add constraint "message_origin_provider_id" unique ("workspace_id", "channel", "provider_message_id");`,
    );
  }
}
