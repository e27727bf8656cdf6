import { Migration } from '@mikro-orm/migrations';

export class Migration20261129210425_save_offer_holdouts extends Migration {
  override name = 'Migration20261129210425_save_offer_holdouts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "save_offer" add "margin" double precision not null default 0.4;`);

    this.addSql(`alter table "save_offer_outcome" add "arm" text null, add "earned" double precision null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "save_offer" drop column "margin";`);

    this.addSql(`alter table "save_offer_outcome" drop column "arm", drop column "earned";`);
  }
}
