import { Migration } from '@mikro-orm/migrations';

export class Migration20261129210419_save_offer_holdouts extends Migration {
  override name = 'Migration20261129210419_save_offer_holdouts';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`save_offer\` add column \`margin\` double not null default 0.4;`);

    this.addSql(`alter table \`save_offer_outcome\` add column \`arm\` text null;`);
    this.addSql(`alter table \`save_offer_outcome\` add column \`earned\` double null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`save_offer\` drop column \`margin\`;`);

    this.addSql(`alter table \`save_offer_outcome\` drop column \`arm\`;`);
    this.addSql(`alter table \`save_offer_outcome\` drop column \`earned\`;`);
  }
}
