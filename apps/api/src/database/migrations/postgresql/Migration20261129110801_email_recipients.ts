import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110801_email_recipients extends Migration {
  override name = 'Migration20261129110801_email_recipients';

  override up(): void | Promise<void> {
    this.addSql(`alter table "draft" add "addressing" text null;`);

    this.addSql(
      `alter table "message_body" add "bcc_list" text not null default '[]', add "reply_to_list" text not null default '[]', add "mailing_list" text null;`,
    );

    this.addSql(
      `alter table "outbound_message" add "recipients" text null, add "failed_recipients" text not null default '[]';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "draft" drop column "addressing";`);

    this.addSql(
      `alter table "message_body" drop column "bcc_list", drop column "reply_to_list", drop column "mailing_list";`,
    );

    this.addSql(`alter table "outbound_message" drop column "recipients", drop column "failed_recipients";`);
  }
}
