import { Migration } from '@mikro-orm/migrations';

export class Migration20261129205453_mail_folders extends Migration {
  override name = 'Migration20261129205453_mail_folders';

  override up(): void | Promise<void> {
    this.addSql(`alter table "channel_connection" add "mail_folders" text not null default '[]';`);

    this.addSql(
      `delete from "mailbox_folder" "sent" where "role" = 'sent' and exists (select 1 from "mailbox_folder" "other" where "other"."workspace_id" = "sent"."workspace_id" and "other"."account_id" = "sent"."account_id" and "other"."path" = "sent"."path" and "other"."role" = 'inbox');`,
    );
    this.addSql(`alter table "mailbox_folder" drop constraint "mailbox_folder_pkey";`);
    this.addSql(`alter table "mailbox_folder" add "failure" text null;`);
    this.addSql(`alter table "mailbox_folder" add primary key ("workspace_id", "account_id", "path");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "channel_connection" drop column "mail_folders";`);

    this.addSql(
      `delete from "mailbox_folder" "one" where exists (select 1 from "mailbox_folder" "other" where "other"."workspace_id" = "one"."workspace_id" and "other"."account_id" = "one"."account_id" and "other"."role" = "one"."role" and "other"."path" < "one"."path");`,
    );
    this.addSql(`alter table "mailbox_folder" drop constraint "mailbox_folder_pkey";`);
    this.addSql(`alter table "mailbox_folder" drop column "failure";`);
    this.addSql(`alter table "mailbox_folder" add primary key ("workspace_id", "account_id", "role");`);
  }
}
