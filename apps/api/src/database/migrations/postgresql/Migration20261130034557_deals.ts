import { Migration } from '@mikro-orm/migrations';

export class Migration20261130034557_deals extends Migration {
  override name = 'Migration20261130034557_deals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "deal_conversation" ("workspace_id" uuid not null, "deal_id" uuid not null, "conversation_id" uuid not null, "linked_at" bigint not null, primary key ("workspace_id", "deal_id", "conversation_id"));`,
    );
    this.addSql(`create index "deal_conversation_by_deal" on "deal_conversation" ("deal_id", "linked_at");`);
    this.addSql(`create index "deal_conversation_by_conversation" on "deal_conversation" ("conversation_id");`);

    this.addSql(`create index "contact_by_company" on "contact" ("workspace_id", "company", "last_message_at");`);

    this.addSql(
      `alter table "deal" add "stage" text not null default 'won', add "company" text null, add "company_key" text null, add "expected_on" text null, add "note" text null, add "external_key" text null;`,
    );
    this.addSql(`create index "deal_by_stage" on "deal" ("workspace_id", "stage", "closed_at", "id");`);
    this.addSql(`create index "deal_by_company" on "deal" ("workspace_id", "company_key");`);
    this.addSql(`create index "deal_newest" on "deal" ("workspace_id", "created_at", "id");`);
    this.addSql(`alter table "deal" add constraint "deal_external_key" unique ("workspace_id", "external_key");`);

    this.addSql(`alter table "workspace" add "deal_stages" text null;`);

    this.addSql(
      `alter table "deal_conversation" add constraint "deal_conversation_deal_id_foreign" foreign key ("deal_id") references "deal" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "deal_conversation" add constraint "deal_conversation_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "deal_conversation" cascade;`);

    this.addSql(`drop index "contact_by_company";`);

    this.addSql(`drop index "deal_by_stage";`);
    this.addSql(`drop index "deal_by_company";`);
    this.addSql(`drop index "deal_newest";`);
    this.addSql(`alter table "deal" drop constraint "deal_external_key";`);
    this.addSql(
      `alter table "deal" drop column "stage", drop column "company", drop column "company_key", drop column "expected_on", drop column "note", drop column "external_key";`,
    );

    this.addSql(`alter table "workspace" drop column "deal_stages";`);
  }
}
