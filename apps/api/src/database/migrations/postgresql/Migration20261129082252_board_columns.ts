import { Migration } from '@mikro-orm/migrations';

export class Migration20261129082252_board_columns extends Migration {
  override name = 'Migration20261129082252_board_columns';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "board_column" ("id" uuid not null, "workspace_id" uuid not null, "position" int not null, "status" text null, "view_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "board_column_by_position" on "board_column" ("workspace_id", "position");`);
    this.addSql(`create index "board_column_by_view" on "board_column" ("view_id");`);

    this.addSql(
      `alter table "board_column" add constraint "board_column_view_id_foreign" foreign key ("view_id") references "saved_view" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "board_column" cascade;`);
  }
}
