import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110759_email_recipients extends Migration {
  override name = 'Migration20261129110759_email_recipients';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`draft\` add column \`addressing\` text null;`);

    this.addSql(`alter table \`message_body\` add column \`bcc_list\` text not null default '[]';`);
    this.addSql(`alter table \`message_body\` add column \`reply_to_list\` text not null default '[]';`);
    this.addSql(`alter table \`message_body\` add column \`mailing_list\` text null;`);

    this.addSql(`alter table \`outbound_message\` add column \`recipients\` text null;`);
    this.addSql(`alter table \`outbound_message\` add column \`failed_recipients\` text not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`draft\` drop column \`addressing\`;`);

    this.addSql(`alter table \`message_body\` drop column \`bcc_list\`;`);
    this.addSql(`alter table \`message_body\` drop column \`reply_to_list\`;`);
    this.addSql(`alter table \`message_body\` drop column \`mailing_list\`;`);

    this.addSql(`alter table \`outbound_message\` drop column \`recipients\`;`);
    this.addSql(`alter table \`outbound_message\` drop column \`failed_recipients\`;`);
  }
}
