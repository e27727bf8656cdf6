import { Migration } from '@mikro-orm/migrations';

/** Currency and time zone are settings of the workspace; the zone stood among the guardrails. */
export class Migration20261123162112_settings extends Migration {
  override name = 'Migration20261123162112_settings';

  override up(): void {
    this.addSql(`alter table workspace add column currency text not null default 'USD';`);
    this.addSql(`alter table workspace add column time_zone text not null default 'UTC';`);
    this.addSql(
      `update workspace set time_zone = coalesce((select time_zone from guardrail_setting where guardrail_setting.workspace_id = workspace.id), time_zone);`,
    );
    this.addSql(`alter table guardrail_setting drop column time_zone;`);
  }

  override down(): void {
    this.addSql(`alter table guardrail_setting add column time_zone text not null default 'UTC';`);
    this.addSql(
      `update guardrail_setting set time_zone = (select time_zone from workspace where workspace.id = guardrail_setting.workspace_id);`,
    );
    this.addSql(`alter table workspace drop column currency;`);
    this.addSql(`alter table workspace drop column time_zone;`);
  }
}
