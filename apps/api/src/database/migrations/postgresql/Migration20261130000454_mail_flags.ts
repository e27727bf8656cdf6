import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000454_mail_flags extends Migration {
  override name = 'Migration20261130000454_mail_flags';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mailbox_mail" ("workspace_id" uuid not null, "account_id" uuid not null, "path" text not null, "validity" text not null, "uid" bigint not null, "message_id" text not null, "flags" int not null, "told" int not null default 0, "applied" int null, "wish_mask" int not null default 0, "wish_bits" int not null default 0, primary key ("workspace_id", "account_id", "path", "validity", "uid"));`,
    );
    this.addSql(`create index "mailbox_mail_by_message" on "mailbox_mail" ("workspace_id", "message_id");`);
    this.addSql(
      `create index "mailbox_mail_wished" on "mailbox_mail" ("workspace_id", "account_id") where wish_mask <> 0;`,
    );
    this.addSql(
      `create index "mailbox_mail_unapplied" on "mailbox_mail" ("workspace_id", "account_id") where applied is null or applied <> flags;`,
    );

    this.addSql(`alter table "channel_connection" add "mail_flags" text not null default 'off';`);

    this.addSql(`alter table "mailbox_folder" add "modseq" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mailbox_mail" cascade;`);

    this.addSql(`alter table "channel_connection" drop column "mail_flags";`);

    this.addSql(`alter table "mailbox_folder" drop column "modseq";`);
  }
}
