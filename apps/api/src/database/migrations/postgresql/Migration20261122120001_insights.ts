import { Migration } from '@mikro-orm/migrations';

export class Migration20261122120001_insights extends Migration {
  override name = 'Migration20261122120001_insights';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "brief_delivery" ("workspace_id" uuid not null, "is_on" int not null default 0, "address" text null, "last_sent_at" bigint null, "last_failure" text null, "updated_at" bigint not null, primary key ("workspace_id"));`,
    );

    this.addSql(
      `create table "campaign" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "goal" text not null, "state" text not null, "since" bigint not null, "reason_code" text null, "reason" text null, "reason_by" text null, "audience" text not null, "channels" text not null, "start_at" bigint null, "day_from" text not null, "day_until" text not null, "time_zone" text not null, "canary_share" double precision not null, "rollback" double precision not null, "canary_window" bigint not null, "when_unclear" text not null, "answer_window" bigint not null, "round" int not null default 1, "undo_until" bigint null, "waits_until" bigint null, "waits_for" text null, "audience_size" bigint not null default '0', "canary_size" bigint not null default '0', "canary_filled_at" bigint null, "canary_passed_at" bigint null, "created_at" bigint not null, "started_at" bigint null, "finished_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "campaign_newest" on "campaign" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "campaign_by_state" on "campaign" ("workspace_id", "state", "since");`);

    this.addSql(
      `create table "campaign_decision" ("id" uuid not null, "workspace_id" uuid not null, "campaign_id" uuid not null, "kind" text not null, "decided_by" text not null, "reason" text not null, "figures" text not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "campaign_decision_newest" on "campaign_decision" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "campaign_decision_of" on "campaign_decision" ("campaign_id", "created_at", "id");`);

    this.addSql(
      `create table "campaign_variant" ("id" uuid not null, "workspace_id" uuid not null, "campaign_id" uuid not null, "position" int not null, "name" text not null, "subject" text null, "text" text not null, "dropped_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "campaign_variant_of" on "campaign_variant" ("campaign_id", "position");`);

    this.addSql(
      `create table "campaign_recipient" ("id" uuid not null, "workspace_id" uuid not null, "campaign_id" uuid not null, "contact_id" uuid null, "place" int not null, "state" text not null, "round" int not null default 0, "is_canary" int not null default 0, "variant_id" uuid null, "channel" text null, "code" text null, "attempts" int not null default 0, "not_before" bigint null, "outbound_id" uuid null, "message_id" uuid null, "sent_at" bigint null, "opened_at" bigint null, "clicked_at" bigint null, "replied_at" bigint null, "unsubscribed_at" bigint null, "complained_at" bigint null, primary key ("id"));`,
    );
    this.addSql(
      `create index "campaign_recipient_next" on "campaign_recipient" ("campaign_id", "state", "place", "id");`,
    );
    this.addSql(`create index "campaign_recipient_in_order" on "campaign_recipient" ("campaign_id", "place", "id");`);
    this.addSql(`create index "campaign_recipient_by_contact" on "campaign_recipient" ("contact_id");`);
    this.addSql(`create index "campaign_recipient_by_outbound" on "campaign_recipient" ("outbound_id");`);

    this.addSql(
      `create table "customer_score" ("contact_id" uuid not null, "workspace_id" uuid not null, "version" int not null, "segment" text not null, "risk" text null, "churn_ppm" int not null, "value_cents" bigint not null default '0', "last_day" int not null, "engagement_ppm" int not null, "detail" text not null, primary key ("contact_id"));`,
    );
    this.addSql(
      `create index "customer_score_by_risk" on "customer_score" ("workspace_id", "churn_ppm", "contact_id");`,
    );
    this.addSql(
      `create index "customer_score_by_value" on "customer_score" ("workspace_id", "value_cents", "contact_id");`,
    );
    this.addSql(
      `create index "customer_score_by_recency" on "customer_score" ("workspace_id", "last_day", "contact_id");`,
    );
    this.addSql(
      `create index "customer_score_by_engagement" on "customer_score" ("workspace_id", "engagement_ppm", "contact_id");`,
    );
    this.addSql(
      `create index "customer_score_of_segment" on "customer_score" ("workspace_id", "segment", "churn_ppm", "contact_id");`,
    );
    this.addSql(
      `create index "customer_score_of_risk" on "customer_score" ("workspace_id", "risk", "churn_ppm", "contact_id");`,
    );

    this.addSql(
      `create table "deal" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, "title" text null, "value" double precision not null, "closed_at" bigint not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "deal_by_contact" on "deal" ("contact_id", "closed_at", "id");`);

    this.addSql(
      `create table "flow_change" ("id" uuid not null, "workspace_id" uuid not null, "conversation_id" uuid not null, "sent_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "flow_change_by_conversation" on "flow_change" ("workspace_id", "conversation_id", "sent_at");`,
    );

    this.addSql(
      `create table "flow_day" ("workspace_id" uuid not null, "day" text not null, "tally" text not null default '', "is_stale" int not null default 0, primary key ("workspace_id", "day"));`,
    );
    this.addSql(`create index "flow_day_stale" on "flow_day" ("workspace_id", "day") where is_stale = 1;`);

    this.addSql(
      `create table "flow_state" ("workspace_id" uuid not null, "time_zone" text not null, "version" bigint not null default '0', primary key ("workspace_id"));`,
    );

    this.addSql(
      `create table "morning_brief" ("id" uuid not null, "workspace_id" uuid not null, "version" int not null, "generated_by" text not null, "content" text not null, "charts" text not null, "generated_at" bigint not null, "took_ms" bigint not null default '0', primary key ("id"));`,
    );
    this.addSql(
      `alter table "morning_brief" add constraint "morning_brief_version" unique ("workspace_id", "version");`,
    );

    this.addSql(
      `create table "post_metric" ("id" uuid not null, "workspace_id" uuid not null, "post_id" text not null, "day" text not null, "text" text not null, "posted_at" bigint not null, "impressions" bigint not null default '0', "likes" bigint not null default '0', "reposts" bigint not null default '0', "replies" bigint not null default '0', "fetched_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "post_metric_newest" on "post_metric" ("workspace_id", "day");`);
    this.addSql(
      `alter table "post_metric" add constraint "post_metric_of_day" unique ("workspace_id", "post_id", "day");`,
    );

    this.addSql(
      `create table "save_offer" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "value" double precision not null, "window_days" int not null, "is_removed" int not null default 0, "created_at" bigint not null, "updated_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "save_offer_of_workspace" on "save_offer" ("workspace_id", "created_at", "id");`);

    this.addSql(
      `create table "save_offer_outcome" ("id" uuid not null, "workspace_id" uuid not null, "offer_id" uuid not null, "contact_id" uuid null, "state" text not null, "decided_by" text null, "made_at" bigint not null, "ends_at" bigint not null, "decided_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "save_offer_outcome_of_offer" on "save_offer_outcome" ("offer_id", "made_at", "id");`);
    this.addSql(
      `create index "save_offer_outcome_by_contact" on "save_offer_outcome" ("contact_id", "made_at", "id");`,
    );
    this.addSql(
      `create index "save_offer_outcome_by_state" on "save_offer_outcome" ("workspace_id", "state", "decided_at");`,
    );

    this.addSql(
      `create table "segmentation_run" ("id" uuid not null, "workspace_id" uuid not null, "started_by" text not null, "state" text not null, "stage" text null, "progress" double precision not null default 0, "customers" bigint null, "version" int null, "result" text null, "failure" text null, "created_at" bigint not null, "started_at" bigint null, "finished_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "segmentation_run_newest" on "segmentation_run" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "segmentation_run_by_state" on "segmentation_run" ("workspace_id", "state", "version");`);

    this.addSql(
      `alter table "campaign_decision" add constraint "campaign_decision_campaign_id_foreign" foreign key ("campaign_id") references "campaign" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "campaign_variant" add constraint "campaign_variant_campaign_id_foreign" foreign key ("campaign_id") references "campaign" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "campaign_recipient" add constraint "campaign_recipient_campaign_id_foreign" foreign key ("campaign_id") references "campaign" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "campaign_recipient" add constraint "campaign_recipient_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "customer_score" add constraint "customer_score_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "deal" add constraint "deal_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "save_offer_outcome" add constraint "save_offer_outcome_offer_id_foreign" foreign key ("offer_id") references "save_offer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "save_offer_outcome" add constraint "save_offer_outcome_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "campaign_decision" drop constraint "campaign_decision_campaign_id_foreign";`);
    this.addSql(`alter table "campaign_variant" drop constraint "campaign_variant_campaign_id_foreign";`);
    this.addSql(`alter table "campaign_recipient" drop constraint "campaign_recipient_campaign_id_foreign";`);
    this.addSql(`alter table "save_offer_outcome" drop constraint "save_offer_outcome_offer_id_foreign";`);

    this.addSql(`drop table if exists "brief_delivery" cascade;`);
    this.addSql(`drop table if exists "campaign" cascade;`);
    this.addSql(`drop table if exists "campaign_decision" cascade;`);
    this.addSql(`drop table if exists "campaign_variant" cascade;`);
    this.addSql(`drop table if exists "campaign_recipient" cascade;`);
    this.addSql(`drop table if exists "customer_score" cascade;`);
    this.addSql(`drop table if exists "deal" cascade;`);
    this.addSql(`drop table if exists "flow_change" cascade;`);
    this.addSql(`drop table if exists "flow_day" cascade;`);
    this.addSql(`drop table if exists "flow_state" cascade;`);
    this.addSql(`drop table if exists "morning_brief" cascade;`);
    this.addSql(`drop table if exists "post_metric" cascade;`);
    this.addSql(`drop table if exists "save_offer" cascade;`);
    this.addSql(`drop table if exists "save_offer_outcome" cascade;`);
    this.addSql(`drop table if exists "segmentation_run" cascade;`);
  }
}
