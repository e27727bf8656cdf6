import { Migration } from '@mikro-orm/migrations';
import { GIVE_ACCOUNTS } from '../accounts.js';

/** Tables that named the channel; the rest of mail is the email channel's. */
const BY_CHANNEL = ['channel_secret', 'send_hold', 'send_slot'];
const OF_EMAIL = ['mailbox', 'mailbox_folder'];

/** Gives a table's rows the account of their channel, drops rows without one, and makes the column required. */
const give = (table: string, channel: string): string[] => [
  `alter table "${table}" add "account_id" uuid null;`,
  `update "${table}" set "account_id" = (select account.id from channel_connection account where account.workspace_id = "${table}".workspace_id and account.channel = ${channel});`,
  `delete from "${table}" where "account_id" is null;`,
  `alter table "${table}" alter column "account_id" set not null;`,
];

/** A channel has any number of accounts. What stands becomes the default account of its channel. */
export class Migration20261129111915_accounts extends Migration {
  override name = 'Migration20261129111915_accounts';

  override up(): void | Promise<void> {
    const statements = [
      `alter table "channel_connection" drop constraint "channel_connection_pkey";`,
      // A volatile default gives each row an id of its own.
      `alter table "channel_connection" add "id" uuid not null default gen_random_uuid(), add "is_default" int not null default 0, add "is_first" int not null default 0, add "name" text not null default '', add "color" text null, add "signature_text" text null, add "signature_html" text null, add "members" text not null default '[]', add "identity" text null;`,
      `alter table "channel_connection" alter column "id" drop default;`,
      `update "channel_connection" set "is_default" = 1, "is_first" = 1;`,
      `create index "channel_connection_by_channel" on "channel_connection" ("workspace_id", "channel", "is_default");`,
      `alter table "channel_connection" add constraint "channel_connection_identity" unique ("workspace_id", "channel", "identity");`,
      `alter table "channel_connection" add primary key ("id");`,
      ...['channel_secret', 'mailbox', 'mailbox_folder', 'send_hold'].map(
        (table) => `alter table "${table}" drop constraint "${table}_pkey";`,
      ),
      ...BY_CHANNEL.flatMap((table) => give(table, `"${table}".channel`)),
      ...OF_EMAIL.flatMap((table) => give(table, `'email'`)),
      `alter table "channel_secret" add "sealed_to" text not null default 'channel';`,
      `alter table "channel_secret" add primary key ("workspace_id", "account_id", "name");`,
      `alter table "mailbox" add primary key ("workspace_id", "account_id");`,
      `alter table "mailbox_folder" add primary key ("workspace_id", "account_id", "role");`,
      `alter table "send_hold" drop column "channel";`,
      `alter table "send_hold" add primary key ("workspace_id", "account_id");`,
      `drop index "send_slot_of_connection";`,
      `drop index "send_slot_of_recipient";`,
      `alter table "send_slot" drop column "channel";`,
      `create index "send_slot_of_connection" on "send_slot" ("workspace_id", "account_id", "at");`,
      `create index "send_slot_of_recipient" on "send_slot" ("workspace_id", "account_id", "recipient_mark", "at");`,
      ...['conversation', 'inbound_envelope', 'message', 'oauth_attempt', 'outbound_message'].map(
        (table) => `alter table "${table}" add "account_id" uuid null;`,
      ),
      `create index "conversation_by_account" on "conversation" ("workspace_id", "account_id", "last_message_at", "id") where account_id is not null;`,
      ...GIVE_ACCOUNTS,
    ];
    for (const statement of statements) this.addSql(statement);
  }

  /** Keeps the default accounts. Their secrets stay sealed to the account, so they have to be entered again. */
  override down(): void | Promise<void> {
    const further = 'select id from channel_connection where is_default = 0';
    const channelBack = (table: string) => [
      `alter table "${table}" add "channel" text null;`,
      `update "${table}" set "channel" = (select account.channel from channel_connection account where account.id = "${table}".account_id);`,
      `delete from "${table}" where "channel" is null;`,
      `alter table "${table}" alter column "channel" set not null;`,
    ];
    const statements = [
      ...[...BY_CHANNEL, ...OF_EMAIL].map((table) => `delete from "${table}" where "account_id" in (${further});`),
      ...['channel_secret', 'mailbox', 'mailbox_folder', 'send_hold', 'channel_connection'].map(
        (table) => `alter table "${table}" drop constraint "${table}_pkey";`,
      ),
      `drop index "send_slot_of_connection";`,
      `drop index "send_slot_of_recipient";`,
      ...['send_hold', 'send_slot'].flatMap(channelBack),
      `drop index "conversation_by_account";`,
      ...[...BY_CHANNEL, ...OF_EMAIL, 'conversation', 'inbound_envelope', 'message', 'oauth_attempt'].map(
        (table) => `alter table "${table}" drop column "account_id";`,
      ),
      `alter table "outbound_message" drop column "account_id";`,
      `alter table "channel_secret" drop column "sealed_to";`,
      `alter table "channel_secret" add primary key ("workspace_id", "channel", "name");`,
      `alter table "mailbox" add primary key ("workspace_id");`,
      `alter table "mailbox_folder" add primary key ("workspace_id", "role");`,
      `alter table "send_hold" add primary key ("workspace_id", "channel");`,
      `create index "send_slot_of_connection" on "send_slot" ("workspace_id", "channel", "at");`,
      `create index "send_slot_of_recipient" on "send_slot" ("workspace_id", "channel", "recipient_mark", "at");`,
      `drop index "channel_connection_by_channel";`,
      `alter table "channel_connection" drop constraint "channel_connection_identity";`,
      `delete from "channel_connection" where "is_default" = 0;`,
      `alter table "channel_connection" drop column "id", drop column "is_default", drop column "is_first", drop column "name", drop column "color", drop column "signature_text", drop column "signature_html", drop column "members", drop column "identity";`,
      `alter table "channel_connection" add primary key ("workspace_id", "channel");`,
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
