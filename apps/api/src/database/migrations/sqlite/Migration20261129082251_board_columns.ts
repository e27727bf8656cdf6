import { Migration } from '@mikro-orm/migrations';

export class Migration20261129082251_board_columns extends Migration {
  override name = 'Migration20261129082251_board_columns';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`board_column\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`position\` integer not null, \`status\` text null, \`view_id\` text null, constraint \`board_column_view_id_foreign\` foreign key (\`view_id\`) references \`saved_view\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`board_column_by_position\` on \`board_column\` (\`workspace_id\`, \`position\`);`);
    this.addSql(`create index \`board_column_by_view\` on \`board_column\` (\`view_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`board_column\`;`);
  }
}
