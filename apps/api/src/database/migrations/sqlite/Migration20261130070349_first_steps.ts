import { Migration } from '@mikro-orm/migrations';

export class Migration20261130070349_first_steps extends Migration {
  override name = 'Migration20261130070349_first_steps';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`workspace\` add column \`is_introduced\` integer not null default 0;`);
    this.addSql(`alter table \`workspace\` add column \`hides_first_steps\` integer not null default 0;`);
    // Workspaces from before are set up already.
    this.addSql('update workspace set is_introduced = 1;');
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`workspace\` drop column \`is_introduced\`;`);
    this.addSql(`alter table \`workspace\` drop column \`hides_first_steps\`;`);
  }
}
