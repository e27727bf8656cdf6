import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000450_mail_flags extends Migration {
  override name = 'Migration20261130000450_mail_flags';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`mailbox_mail\` (\`workspace_id\` text not null, \`account_id\` text not null, \`path\` text not null, \`validity\` text not null, \`uid\` bigint not null, \`message_id\` text not null, \`flags\` integer not null, \`told\` integer not null default 0, \`applied\` integer null, \`wish_mask\` integer not null default 0, \`wish_bits\` integer not null default 0, primary key (\`workspace_id\`, \`account_id\`, \`path\`, \`validity\`, \`uid\`));`,
    );
    this.addSql(`create index \`mailbox_mail_by_message\` on \`mailbox_mail\` (\`workspace_id\`, \`message_id\`);`);
    this.addSql(
      `create index \`mailbox_mail_wished\` on \`mailbox_mail\` (\`workspace_id\`, \`account_id\`) where wish_mask <> 0;`,
    );
    this.addSql(
      `create index \`mailbox_mail_unapplied\` on \`mailbox_mail\` (\`workspace_id\`, \`account_id\`) where applied is null or applied <> flags;`,
    );

    this.addSql(`alter table \`channel_connection\` add column \`mail_flags\` text not null default 'off';`);

    this.addSql(`alter table \`mailbox_folder\` add column \`modseq\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`mailbox_mail\`;`);

    this.addSql(`alter table \`channel_connection\` drop column \`mail_flags\`;`);

    this.addSql(`alter table \`mailbox_folder\` drop column \`modseq\`;`);
  }
}
