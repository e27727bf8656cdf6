import { Migration } from '@mikro-orm/migrations';

export class Migration20261130070350_first_steps extends Migration {
  override name = 'Migration20261130070350_first_steps';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "workspace" add "is_introduced" int not null default 0, add "hides_first_steps" int not null default 0;`,
    );
    // Workspaces from before are set up already.
    this.addSql('update workspace set is_introduced = 1;');
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "workspace" drop column "is_introduced", drop column "hides_first_steps";`);
  }
}
