import { Migration } from '@mikro-orm/migrations';

export class Migration20261123192847_mail_variants extends Migration {
  override name = 'Migration20261123192847_mail_variants';

  override up(): void | Promise<void> {
    this.addSql(`drop index \`message_origin_provider_id\`;`);
    this.addSql(`alter table \`message_origin\` add column \`variant\` text not null default '';`);
    this.addSql(
      `create unique index \`message_origin_provider_id\` on \`message_origin\` (\`workspace_id\`, \`channel\`, \`provider_message_id\`, \`variant\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`message_origin_provider_id\`;`);
    this.addSql(`alter table \`message_origin\` drop column \`variant\`;`);
    this.addSql(
      `create unique index \`message_origin_provider_id\` on \`message_origin\` (\`workspace_id\`, \`channel\`, \`provider_message_id\`);`,
    );
  }
}
