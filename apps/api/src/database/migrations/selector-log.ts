/*
 * Every change of what selectors are read from goes into `selector_change`, by triggers: whatever writes messages and contacts, now or later,
 * is followed.
 */

const SQLITE_ID = 'lower(hex(randomblob(16)))';
const POSTGRESQL_ID = 'gen_random_uuid()';

const INTO = 'insert into selector_change (id, workspace_id, contact_id, message_id)';

/** Everything about the contact is to be read again. */
const anew = (id: string, row: string, contact = 'contact_id'): string =>
  `${INTO} select ${id}, ${row}.workspace_id, ${row}.${contact}, null where ${row}.${contact} is not null;`;

/** One message is new. */
const added = (id: string): string =>
  `${INTO} select ${id}, new.workspace_id, new.contact_id, new.id where new.contact_id is not null;`;

const reworded = (id: string): string =>
  `${INTO} select ${id}, workspace_id, contact_id, null from message where id = new.message_id and contact_id is not null;`;

const CARD = ['title', 'company', 'email', 'phone'];

/** @param isNot how the engine compares what may be null. */
const changed = (columns: readonly string[], isNot: string): string =>
  columns.map((name) => `old.${name} ${isNot} new.${name}`).join(' or ');

/** A table, what happens to it, when that counts, and what is logged then. */
const follow = (id: string, isNot: string) =>
  [
    ['message', 'insert', '', added(id)],
    ['message', 'delete', '', anew(id, 'old')],
    ['message', 'update of contact_id', changed(['contact_id'], isNot), `${anew(id, 'old')} ${anew(id, 'new')}`],
    ['message_body', 'update of text, signature', changed(['text', 'signature'], isNot), reworded(id)],
    ['contact', 'insert', '', anew(id, 'new', 'id')],
    ['contact', `update of ${CARD.join(', ')}`, changed(CARD, isNot), anew(id, 'new', 'id')],
    ['contact_point', 'insert', '', anew(id, 'new')],
    ['contact_point', 'update of contact_id, handle', '', `${anew(id, 'old')} ${anew(id, 'new')}`],
    ['contact_point', 'delete', '', anew(id, 'old')],
    ['contact_profile', 'insert', '', anew(id, 'new')],
    ['contact_profile', 'update of custom_fields', '', anew(id, 'new')],
  ] as const;

const nameOf = (table: string, event: string): string => `${table}_selector_${event.split(' ', 1)[0]}`;

/** Whoever is here already is read once. */
const everybody = (id: string): string => `${INTO} select ${id}, workspace_id, id, null from contact;`;

export const LOG_IN_SQLITE = [
  ...follow(SQLITE_ID, 'is not').map(
    ([table, event, when, log]) =>
      `create trigger ${nameOf(table, event)} after ${event} on ${table}${when && ` when ${when}`} begin ${log} end;`,
  ),
  everybody(SQLITE_ID),
];

export const LOG_IN_POSTGRESQL = [
  ...follow(POSTGRESQL_ID, 'is distinct from').flatMap(([table, event, when, log]) => [
    `create function ${nameOf(table, event)}() returns trigger language plpgsql as $$ begin ${log} return null; end $$;`,
    `create trigger ${nameOf(table, event)} after ${event} on ${table} for each row${when && ` when (${when})`} execute function ${nameOf(table, event)}();`,
  ]),
  everybody(POSTGRESQL_ID),
];

const TRIGGERS = follow('', '').map(([table, event]) => ({ table, name: nameOf(table, event) }));

export const UNLOG_IN_SQLITE = TRIGGERS.map(({ name }) => `drop trigger if exists ${name};`);

export const UNLOG_IN_POSTGRESQL = TRIGGERS.flatMap(({ table, name }) => [
  `drop trigger if exists ${name} on ${table};`,
  `drop function if exists ${name}();`,
]);
