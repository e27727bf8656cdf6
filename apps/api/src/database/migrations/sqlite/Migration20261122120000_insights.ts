import { Migration } from '@mikro-orm/migrations';

export class Migration20261122120000_insights extends Migration {
  override name = 'Migration20261122120000_insights';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`brief_delivery\` (\`workspace_id\` text not null primary key, \`is_on\` integer not null default 0, \`address\` text null, \`last_sent_at\` bigint null, \`last_failure\` text null, \`updated_at\` bigint not null);`,
    );

    this.addSql(
      `create table \`campaign\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`goal\` text not null, \`state\` text not null, \`since\` bigint not null, \`reason_code\` text null, \`reason\` text null, \`reason_by\` text null, \`audience\` text not null, \`channels\` text not null, \`start_at\` bigint null, \`day_from\` text not null, \`day_until\` text not null, \`time_zone\` text not null, \`canary_share\` double not null, \`rollback\` double not null, \`canary_window\` bigint not null, \`when_unclear\` text not null, \`answer_window\` bigint not null, \`round\` integer not null default 1, \`undo_until\` bigint null, \`waits_until\` bigint null, \`waits_for\` text null, \`audience_size\` bigint not null default '0', \`canary_size\` bigint not null default '0', \`canary_filled_at\` bigint null, \`canary_passed_at\` bigint null, \`created_at\` bigint not null, \`started_at\` bigint null, \`finished_at\` bigint null);`,
    );
    this.addSql(`create index \`campaign_newest\` on \`campaign\` (\`workspace_id\`, \`created_at\`, \`id\`);`);
    this.addSql(`create index \`campaign_by_state\` on \`campaign\` (\`workspace_id\`, \`state\`, \`since\`);`);

    this.addSql(
      `create table \`campaign_decision\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`campaign_id\` text not null, \`kind\` text not null, \`decided_by\` text not null, \`reason\` text not null, \`figures\` text not null, \`created_at\` bigint not null, constraint \`campaign_decision_campaign_id_foreign\` foreign key (\`campaign_id\`) references \`campaign\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`campaign_decision_newest\` on \`campaign_decision\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`campaign_decision_of\` on \`campaign_decision\` (\`campaign_id\`, \`created_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`campaign_variant\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`campaign_id\` text not null, \`position\` integer not null, \`name\` text not null, \`subject\` text null, \`text\` text not null, \`dropped_at\` bigint null, constraint \`campaign_variant_campaign_id_foreign\` foreign key (\`campaign_id\`) references \`campaign\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`campaign_variant_of\` on \`campaign_variant\` (\`campaign_id\`, \`position\`);`);

    this.addSql(
      `create table \`campaign_recipient\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`campaign_id\` text not null, \`contact_id\` text null, \`place\` integer not null, \`state\` text not null, \`round\` integer not null default 0, \`is_canary\` integer not null default 0, \`variant_id\` text null, \`channel\` text null, \`code\` text null, \`attempts\` integer not null default 0, \`not_before\` bigint null, \`outbound_id\` text null, \`message_id\` text null, \`sent_at\` bigint null, \`opened_at\` bigint null, \`clicked_at\` bigint null, \`replied_at\` bigint null, \`unsubscribed_at\` bigint null, \`complained_at\` bigint null, constraint \`campaign_recipient_campaign_id_foreign\` foreign key (\`campaign_id\`) references \`campaign\` (\`id\`) on delete cascade, constraint \`campaign_recipient_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete set null);`,
    );
    this.addSql(
      `create index \`campaign_recipient_next\` on \`campaign_recipient\` (\`campaign_id\`, \`state\`, \`place\`, \`id\`);`,
    );
    this.addSql(
      `create index \`campaign_recipient_in_order\` on \`campaign_recipient\` (\`campaign_id\`, \`place\`, \`id\`);`,
    );
    this.addSql(`create index \`campaign_recipient_by_contact\` on \`campaign_recipient\` (\`contact_id\`);`);
    this.addSql(`create index \`campaign_recipient_by_outbound\` on \`campaign_recipient\` (\`outbound_id\`);`);

    this.addSql(
      `create table \`customer_score\` (\`contact_id\` text not null primary key, \`workspace_id\` text not null, \`version\` integer not null, \`segment\` text not null, \`risk\` text null, \`churn_ppm\` integer not null, \`value_cents\` bigint not null default '0', \`last_day\` integer not null, \`engagement_ppm\` integer not null, \`detail\` text not null, constraint \`customer_score_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on update cascade on delete cascade);`,
    );
    this.addSql(`create index \`customer_score_contact_id_index\` on \`customer_score\` (\`contact_id\`);`);
    this.addSql(
      `create index \`customer_score_by_risk\` on \`customer_score\` (\`workspace_id\`, \`churn_ppm\`, \`contact_id\`);`,
    );
    this.addSql(
      `create index \`customer_score_by_value\` on \`customer_score\` (\`workspace_id\`, \`value_cents\`, \`contact_id\`);`,
    );
    this.addSql(
      `create index \`customer_score_by_recency\` on \`customer_score\` (\`workspace_id\`, \`last_day\`, \`contact_id\`);`,
    );
    this.addSql(
      `create index \`customer_score_by_engagement\` on \`customer_score\` (\`workspace_id\`, \`engagement_ppm\`, \`contact_id\`);`,
    );
    this.addSql(
      `create index \`customer_score_of_segment\` on \`customer_score\` (\`workspace_id\`, \`segment\`, \`churn_ppm\`, \`contact_id\`);`,
    );
    this.addSql(
      `create index \`customer_score_of_risk\` on \`customer_score\` (\`workspace_id\`, \`risk\`, \`churn_ppm\`, \`contact_id\`);`,
    );

    this.addSql(
      `create table \`deal\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`title\` text null, \`value\` double not null, \`closed_at\` bigint not null, \`created_at\` bigint not null, constraint \`deal_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`deal_by_contact\` on \`deal\` (\`contact_id\`, \`closed_at\`, \`id\`);`);

    this.addSql(
      `create table \`flow_change\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`conversation_id\` text not null, \`sent_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`flow_change_by_conversation\` on \`flow_change\` (\`workspace_id\`, \`conversation_id\`, \`sent_at\`);`,
    );

    this.addSql(
      `create table \`flow_day\` (\`workspace_id\` text not null, \`day\` text not null, \`tally\` text not null default '', \`is_stale\` integer not null default 0, primary key (\`workspace_id\`, \`day\`));`,
    );
    this.addSql(`create index \`flow_day_stale\` on \`flow_day\` (\`workspace_id\`, \`day\`) where is_stale = 1;`);

    this.addSql(
      `create table \`flow_state\` (\`workspace_id\` text not null primary key, \`time_zone\` text not null, \`version\` bigint not null default '0');`,
    );

    this.addSql(
      `create table \`morning_brief\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`version\` integer not null, \`generated_by\` text not null, \`content\` text not null, \`charts\` text not null, \`generated_at\` bigint not null, \`took_ms\` bigint not null default '0');`,
    );
    this.addSql(`create unique index \`morning_brief_version\` on \`morning_brief\` (\`workspace_id\`, \`version\`);`);

    this.addSql(
      `create table \`post_metric\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`post_id\` text not null, \`day\` text not null, \`text\` text not null, \`posted_at\` bigint not null, \`impressions\` bigint not null default '0', \`likes\` bigint not null default '0', \`reposts\` bigint not null default '0', \`replies\` bigint not null default '0', \`fetched_at\` bigint not null);`,
    );
    this.addSql(`create index \`post_metric_newest\` on \`post_metric\` (\`workspace_id\`, \`day\`);`);
    this.addSql(
      `create unique index \`post_metric_of_day\` on \`post_metric\` (\`workspace_id\`, \`post_id\`, \`day\`);`,
    );

    this.addSql(
      `create table \`save_offer\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`value\` double not null, \`window_days\` integer not null, \`is_removed\` integer not null default 0, \`created_at\` bigint not null, \`updated_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`save_offer_of_workspace\` on \`save_offer\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`save_offer_outcome\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`offer_id\` text not null, \`contact_id\` text null, \`state\` text not null, \`decided_by\` text null, \`made_at\` bigint not null, \`ends_at\` bigint not null, \`decided_at\` bigint null, constraint \`save_offer_outcome_offer_id_foreign\` foreign key (\`offer_id\`) references \`save_offer\` (\`id\`) on delete cascade, constraint \`save_offer_outcome_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete set null);`,
    );
    this.addSql(
      `create index \`save_offer_outcome_of_offer\` on \`save_offer_outcome\` (\`offer_id\`, \`made_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`save_offer_outcome_by_contact\` on \`save_offer_outcome\` (\`contact_id\`, \`made_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`save_offer_outcome_by_state\` on \`save_offer_outcome\` (\`workspace_id\`, \`state\`, \`decided_at\`);`,
    );

    this.addSql(
      `create table \`segmentation_run\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`started_by\` text not null, \`state\` text not null, \`stage\` text null, \`progress\` double not null default 0, \`customers\` bigint null, \`version\` integer null, \`result\` text null, \`failure\` text null, \`created_at\` bigint not null, \`started_at\` bigint null, \`finished_at\` bigint null);`,
    );
    this.addSql(
      `create index \`segmentation_run_newest\` on \`segmentation_run\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`segmentation_run_by_state\` on \`segmentation_run\` (\`workspace_id\`, \`state\`, \`version\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`brief_delivery\`;`);
    this.addSql(`drop table if exists \`campaign\`;`);
    this.addSql(`drop table if exists \`campaign_decision\`;`);
    this.addSql(`drop table if exists \`campaign_variant\`;`);
    this.addSql(`drop table if exists \`campaign_recipient\`;`);
    this.addSql(`drop table if exists \`customer_score\`;`);
    this.addSql(`drop table if exists \`deal\`;`);
    this.addSql(`drop table if exists \`flow_change\`;`);
    this.addSql(`drop table if exists \`flow_day\`;`);
    this.addSql(`drop table if exists \`flow_state\`;`);
    this.addSql(`drop table if exists \`morning_brief\`;`);
    this.addSql(`drop table if exists \`post_metric\`;`);
    this.addSql(`drop table if exists \`save_offer\`;`);
    this.addSql(`drop table if exists \`save_offer_outcome\`;`);
    this.addSql(`drop table if exists \`segmentation_run\`;`);
  }
}
