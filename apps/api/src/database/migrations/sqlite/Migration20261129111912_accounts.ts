import { Migration } from '@mikro-orm/migrations';
import { GIVE_ACCOUNTS } from '../accounts.js';

/** A random UUID version 4; SQLite makes none by itself. */
const NEW_ID = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

const KEPT = `workspace_id, channel, mode, quiet_from, quiet_until, since, quiet_zone, provider, settings, version, health, health_reason, account, checked_at, expires_at, renewing_until`;

const CONNECTION = `\`mode\` text not null, \`quiet_from\` integer null, \`quiet_until\` integer null, \`since\` bigint not null, \`quiet_zone\` text null, \`provider\` text null, \`settings\` text not null default '{}', \`version\` integer not null default 0, \`health\` text not null default 'untested', \`health_reason\` text null, \`account\` text null, \`checked_at\` bigint null, \`expires_at\` bigint null, \`renewing_until\` bigint null`;

const MAILBOX = `\`account\` text not null, \`refused_version\` integer not null default -1, \`state\` text not null, \`failure\` text null, \`fetched\` bigint not null default '0', \`to_fetch\` bigint not null default '0', \`lease_owner\` text null, \`lease_until\` bigint null, \`read_at\` bigint null, \`updated_at\` bigint not null`;

const FOLDER = `\`role\` text not null, \`path\` text not null, \`validity\` text not null, \`last_uid\` bigint not null, \`updated_at\` bigint not null`;

const MAILBOX_COLUMNS = `account, refused_version, state, failure, fetched, to_fetch, lease_owner, lease_until, read_at, updated_at`;

/** SQLite cannot change a primary key, so the table is made anew with what the query selects. */
const rebuilt = (table: string, columns: string, select: string): string[] => [
  `create table \`${table}__new\` (${columns});`,
  `insert into \`${table}__new\` ${select};`,
  `drop table \`${table}\`;`,
  `alter table \`${table}__new\` rename to \`${table}\`;`,
];

/** A channel has any number of accounts. What stands becomes the default account of its channel. */
export class Migration20261129111912_accounts extends Migration {
  override name = 'Migration20261129111912_accounts';

  override up(): void | Promise<void> {
    const account = (columns: string, from: string, channel: string) =>
      `select ${columns} from ${from} old join channel_connection account on account.workspace_id = old.workspace_id and account.channel = ${channel}`;
    const statements = [
      ...rebuilt(
        'channel_connection',
        `\`id\` text not null primary key, \`workspace_id\` text not null, \`channel\` text not null, \`is_default\` integer not null default 0, \`is_first\` integer not null default 0, \`name\` text not null default '', \`color\` text null, \`signature_text\` text null, \`signature_html\` text null, \`members\` text not null default '[]', \`identity\` text null, ${CONNECTION}`,
        `(id, is_default, is_first, ${KEPT}) select ${NEW_ID}, 1, 1, ${KEPT} from channel_connection`,
      ),
      `create index \`channel_connection_by_channel\` on \`channel_connection\` (\`workspace_id\`, \`channel\`, \`is_default\`);`,
      `create unique index \`channel_connection_identity\` on \`channel_connection\` (\`workspace_id\`, \`channel\`, \`identity\`);`,
      ...rebuilt(
        'channel_secret',
        `\`workspace_id\` text not null, \`account_id\` text not null, \`name\` text not null, \`channel\` text not null, \`sealed\` text not null, \`sealed_to\` text not null default 'channel', \`last_four\` text not null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`account_id\`, \`name\`)`,
        `(workspace_id, account_id, name, channel, sealed, last_four, updated_at) ${account('old.workspace_id, account.id, old.name, old.channel, old.sealed, old.last_four, old.updated_at', 'channel_secret', 'old.channel')}`,
      ),
      `alter table \`conversation\` add column \`account_id\` text null;`,
      `create index \`conversation_by_account\` on \`conversation\` (\`workspace_id\`, \`account_id\`, \`last_message_at\`, \`id\`) where account_id is not null;`,
      `alter table \`inbound_envelope\` add column \`account_id\` text null;`,
      `alter table \`message\` add column \`account_id\` text null;`,
      `alter table \`oauth_attempt\` add column \`account_id\` text null;`,
      `alter table \`outbound_message\` add column \`account_id\` text null;`,
      ...rebuilt(
        'mailbox',
        `\`workspace_id\` text not null, \`account_id\` text not null, ${MAILBOX}, primary key (\`workspace_id\`, \`account_id\`)`,
        `(workspace_id, account_id, ${MAILBOX_COLUMNS}) ${account(`old.workspace_id, account.id, ${ofOld(MAILBOX_COLUMNS)}`, 'mailbox', "'email'")}`,
      ),
      ...rebuilt(
        'mailbox_folder',
        `\`workspace_id\` text not null, \`account_id\` text not null, ${FOLDER}, primary key (\`workspace_id\`, \`account_id\`, \`role\`)`,
        `(workspace_id, account_id, role, path, validity, last_uid, updated_at) ${account('old.workspace_id, account.id, old.role, old.path, old.validity, old.last_uid, old.updated_at', 'mailbox_folder', "'email'")}`,
      ),
      ...rebuilt(
        'send_hold',
        `\`workspace_id\` text not null, \`account_id\` text not null, \`until\` bigint not null, \`asked_at\` bigint null, primary key (\`workspace_id\`, \`account_id\`)`,
        `(workspace_id, account_id, until, asked_at) ${account('old.workspace_id, account.id, old.until, old.asked_at', 'send_hold', 'old.channel')}`,
      ),
      ...rebuilt(
        'send_slot',
        `\`id\` text not null primary key, \`workspace_id\` text not null, \`account_id\` text not null, \`recipient_mark\` text not null, \`at\` bigint not null, \`taken_at\` bigint null`,
        `(id, workspace_id, account_id, recipient_mark, at, taken_at) ${account('old.id, old.workspace_id, account.id, old.recipient_mark, old.at, old.taken_at', 'send_slot', 'old.channel')}`,
      ),
      `create index \`send_slot_of_connection\` on \`send_slot\` (\`workspace_id\`, \`account_id\`, \`at\`);`,
      `create index \`send_slot_of_recipient\` on \`send_slot\` (\`workspace_id\`, \`account_id\`, \`recipient_mark\`, \`at\`);`,
      ...GIVE_ACCOUNTS,
    ];
    for (const statement of statements) this.addSql(statement);
  }

  /** Keeps the default accounts. Their secrets stay sealed to the account, so they have to be entered again. */
  override down(): void | Promise<void> {
    const ofDefault = (columns: string, from: string) =>
      `select ${columns} from ${from} old join channel_connection account on account.id = old.account_id and account.is_default = 1`;
    const statements = [
      ...rebuilt(
        'channel_secret',
        `\`workspace_id\` text not null, \`channel\` text not null, \`name\` text not null, \`sealed\` text not null, \`last_four\` text not null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`channel\`, \`name\`)`,
        `(workspace_id, channel, name, sealed, last_four, updated_at) ${ofDefault('old.workspace_id, old.channel, old.name, old.sealed, old.last_four, old.updated_at', 'channel_secret')}`,
      ),
      `drop index \`conversation_by_account\`;`,
      ...['conversation', 'inbound_envelope', 'message', 'oauth_attempt', 'outbound_message'].map(
        (table) => `alter table \`${table}\` drop column \`account_id\`;`,
      ),
      ...rebuilt(
        'mailbox',
        `\`workspace_id\` text not null primary key, ${MAILBOX}`,
        `(workspace_id, ${MAILBOX_COLUMNS}) ${ofDefault(`old.workspace_id, ${ofOld(MAILBOX_COLUMNS)}`, 'mailbox')}`,
      ),
      ...rebuilt(
        'mailbox_folder',
        `\`workspace_id\` text not null, ${FOLDER}, primary key (\`workspace_id\`, \`role\`)`,
        `(workspace_id, role, path, validity, last_uid, updated_at) ${ofDefault('old.workspace_id, old.role, old.path, old.validity, old.last_uid, old.updated_at', 'mailbox_folder')}`,
      ),
      ...rebuilt(
        'send_hold',
        `\`workspace_id\` text not null, \`channel\` text not null, \`until\` bigint not null, \`asked_at\` bigint null, primary key (\`workspace_id\`, \`channel\`)`,
        `(workspace_id, channel, until, asked_at) ${ofDefault('old.workspace_id, account.channel, old.until, old.asked_at', 'send_hold')}`,
      ),
      ...rebuilt(
        'send_slot',
        `\`id\` text not null primary key, \`workspace_id\` text not null, \`channel\` text not null, \`recipient_mark\` text not null, \`at\` bigint not null, \`taken_at\` bigint null`,
        `(id, workspace_id, channel, recipient_mark, at, taken_at) ${ofDefault('old.id, old.workspace_id, account.channel, old.recipient_mark, old.at, old.taken_at', 'send_slot')}`,
      ),
      `create index \`send_slot_of_connection\` on \`send_slot\` (\`workspace_id\`, \`channel\`, \`at\`);`,
      `create index \`send_slot_of_recipient\` on \`send_slot\` (\`workspace_id\`, \`channel\`, \`recipient_mark\`, \`at\`);`,
      ...rebuilt(
        'channel_connection',
        `\`workspace_id\` text not null, \`channel\` text not null, ${CONNECTION}, primary key (\`workspace_id\`, \`channel\`)`,
        `(${KEPT}) select ${KEPT} from channel_connection where is_default = 1`,
      ),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}

function ofOld(columns: string): string {
  return columns
    .split(', ')
    .map((column) => `old.${column}`)
    .join(', ');
}
