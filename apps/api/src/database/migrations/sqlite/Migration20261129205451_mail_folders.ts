import { Migration } from '@mikro-orm/migrations';

export class Migration20261129205451_mail_folders extends Migration {
  override name = 'Migration20261129205451_mail_folders';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`channel_connection\` add column \`mail_folders\` text not null default '[]';`);

    this.addSql(
      `create table \`mailbox_folder_new\` (\`workspace_id\` text not null, \`account_id\` text not null, \`path\` text not null, \`role\` text not null, \`validity\` text not null, \`last_uid\` bigint not null, \`failure\` text null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`account_id\`, \`path\`));`,
    );
    this.addSql(
      `insert or ignore into \`mailbox_folder_new\` (\`workspace_id\`, \`account_id\`, \`path\`, \`role\`, \`validity\`, \`last_uid\`, \`updated_at\`) select \`workspace_id\`, \`account_id\`, \`path\`, \`role\`, \`validity\`, \`last_uid\`, \`updated_at\` from \`mailbox_folder\` order by \`role\`;`,
    );
    this.addSql(`drop table \`mailbox_folder\`;`);
    this.addSql(`alter table \`mailbox_folder_new\` rename to \`mailbox_folder\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`channel_connection\` drop column \`mail_folders\`;`);

    this.addSql(
      `create table \`mailbox_folder_new\` (\`workspace_id\` text not null, \`account_id\` text not null, \`path\` text not null, \`role\` text not null, \`validity\` text not null, \`last_uid\` bigint not null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`account_id\`, \`role\`));`,
    );
    this.addSql(
      `insert or ignore into \`mailbox_folder_new\` (\`workspace_id\`, \`account_id\`, \`path\`, \`role\`, \`validity\`, \`last_uid\`, \`updated_at\`) select \`workspace_id\`, \`account_id\`, \`path\`, \`role\`, \`validity\`, \`last_uid\`, \`updated_at\` from \`mailbox_folder\` order by \`role\`;`,
    );
    this.addSql(`drop table \`mailbox_folder\`;`);
    this.addSql(`alter table \`mailbox_folder_new\` rename to \`mailbox_folder\`;`);
  }
}
