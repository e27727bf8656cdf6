import { Migration } from '@mikro-orm/migrations';

export class Migration20261129235746_save_offer_shares extends Migration {
  override name = 'Migration20261129235746_save_offer_shares';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`save_offer\` add column \`holdout\` double not null default 0.25;`);

    this.addSql(`alter table \`save_offer_outcome\` add column \`holdout\` double null;`);

    // The share at which everybody was drawn before it could be set.
    this.addSql(`update \`save_offer_outcome\` set \`holdout\` = 0.25 where \`arm\` is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`save_offer\` drop column \`holdout\`;`);

    this.addSql(`alter table \`save_offer_outcome\` drop column \`holdout\`;`);
  }
}
