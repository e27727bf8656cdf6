import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110347_regroupings extends Migration {
  override name = 'Migration20261129110347_regroupings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`promise_check\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`message_id\` text not null, \`quote\` text not null, \`kept_at\` bigint not null, \`kept_by_id\` text null, constraint \`promise_check_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete cascade, constraint \`promise_check_kept_by_id_foreign\` foreign key (\`kept_by_id\`) references \`message\` (\`id\`) on delete set null);`,
    );
    this.addSql(`create index \`promise_check_by_keeper\` on \`promise_check\` (\`kept_by_id\`);`);
    this.addSql(`create unique index \`promise_check_of_promise\` on \`promise_check\` (\`message_id\`, \`quote\`);`);

    this.addSql(
      `create table \`regrouping\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kind\` text not null, \`conversation_id\` text not null, \`other_ids\` text not null, \`message_count\` bigint not null default '0', \`created_at\` bigint not null, \`undone_at\` bigint null, constraint \`regrouping_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`regrouping_by_conversation\` on \`regrouping\` (\`conversation_id\`, \`id\`);`);

    this.addSql(
      `create table \`regrouping_part\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`regrouping_id\` text not null, \`kind\` text not null, \`from_id\` text not null, \`ids\` text not null, constraint \`regrouping_part_regrouping_id_foreign\` foreign key (\`regrouping_id\`) references \`regrouping\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`regrouping_part_by_regrouping\` on \`regrouping_part\` (\`regrouping_id\`, \`id\`);`);

    this.addSql(`alter table \`conversation\` add column \`merged_into_id\` text null;`);
    this.addSql(`alter table \`conversation\` add column \`channels\` text null;`);
    this.addSql(
      `create index \`conversation_merged\` on \`conversation\` (\`merged_into_id\`) where merged_into_id is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`promise_check\`;`);
    this.addSql(`drop table if exists \`regrouping\`;`);
    this.addSql(`drop table if exists \`regrouping_part\`;`);

    this.addSql(`drop index \`conversation_merged\`;`);
    this.addSql(`alter table \`conversation\` drop column \`merged_into_id\`;`);
    this.addSql(`alter table \`conversation\` drop column \`channels\`;`);
  }
}
