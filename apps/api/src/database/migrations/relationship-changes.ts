/*
 * Every change that a person's place in the graph depends on goes into `relationship_change`, by triggers: whatever writes messages and contacts, now
 * or later, is followed. One narrow row for a message; whose it was and whose it is now.
 */

/** What of a message a relationship depends on. */
const OF_MESSAGE = ['conversation_id', 'contact_id', 'direction', 'kind', 'sent_at'];

/** What of a contact a node shows. */
const OF_CONTACT = ['name', 'title', 'email', 'company', 'location'];

/** @param isNot how the engine compares what may be null. */
const isChanged = (columns: readonly string[], isNot: string): string =>
  columns.map((name) => `old.${name} ${isNot} new.${name}`).join(' or ');

const logged = (id: string, row: string, contact: string): string =>
  `insert into relationship_change (id, workspace_id, contact_id) values (${id}, ${row}.workspace_id, ${row}.${contact});`;

/** What a machine sent answers nobody, which is known only when its way out is: whose the message is must be looked up. */
const loggedAnswer = (id: string, row: string): string =>
  `insert into relationship_change (id, workspace_id, contact_id) select ${id}, workspace_id, contact_id from message where id = ${row}.message_id and contact_id is not null;`;

const SQLITE_ID = 'lower(hex(randomblob(16)))';
const POSTGRESQL_ID = 'gen_random_uuid()';

interface Followed {
  readonly name: string;
  readonly table: string;
  readonly event: string;
  /** @param isNot how the engine compares what may be null. */
  readonly when: (isNot: string) => string | null;
  readonly log: (id: string) => string;
}

/** Several words of one message: one for whom it was, another for whom it is. */
const followed: readonly Followed[] = [
  {
    name: 'message_graph_insert',
    table: 'message',
    event: 'insert',
    when: () => 'new.contact_id is not null',
    log: (id) => logged(id, 'new', 'contact_id'),
  },
  {
    name: 'message_graph_delete',
    table: 'message',
    event: 'delete',
    when: () => 'old.contact_id is not null',
    log: (id) => logged(id, 'old', 'contact_id'),
  },
  {
    name: 'message_graph_left',
    table: 'message',
    event: `update of ${OF_MESSAGE.join(', ')}`,
    when: (isNot) => `old.contact_id is not null and (${isChanged(OF_MESSAGE, isNot)})`,
    log: (id) => logged(id, 'old', 'contact_id'),
  },
  {
    name: 'message_graph_came',
    table: 'message',
    event: 'update of contact_id',
    when: (isNot) => `new.contact_id is not null and old.contact_id ${isNot} new.contact_id`,
    log: (id) => logged(id, 'new', 'contact_id'),
  },
  {
    name: 'outbound_graph_insert',
    table: 'outbound_message',
    event: 'insert',
    when: () => 'new.automation_id is not null',
    log: (id) => loggedAnswer(id, 'new'),
  },
  {
    name: 'outbound_graph_update',
    table: 'outbound_message',
    event: 'update of message_id, automation_id',
    when: () => 'old.automation_id is not null or new.automation_id is not null',
    log: (id) => `${loggedAnswer(id, 'old')} ${loggedAnswer(id, 'new')}`,
  },
  {
    name: 'outbound_graph_delete',
    table: 'outbound_message',
    event: 'delete',
    when: () => 'old.automation_id is not null',
    log: (id) => loggedAnswer(id, 'old'),
  },
  {
    name: 'contact_graph_insert',
    table: 'contact',
    event: 'insert',
    when: () => null,
    log: (id) => logged(id, 'new', 'id'),
  },
  {
    name: 'contact_graph_delete',
    table: 'contact',
    event: 'delete',
    when: () => null,
    log: (id) => logged(id, 'old', 'id'),
  },
  {
    name: 'contact_graph_update',
    table: 'contact',
    event: `update of ${OF_CONTACT.join(', ')}`,
    when: (isNot) => isChanged(OF_CONTACT, isNot),
    log: (id) => logged(id, 'new', 'id'),
  },
  {
    name: 'workspace_graph_update',
    table: 'workspace',
    event: 'update of name, own_addresses',
    when: (isNot) => isChanged(['name', 'own_addresses'], isNot),
    // The owner's node has the id of the workspace.
    log: (id) => `insert into relationship_change (id, workspace_id, contact_id) values (${id}, new.id, new.id);`,
  },
];

const condition = (when: string | null): string => (when === null ? '' : ` when (${when})`);

export const FOLLOW_PEOPLE_IN_SQLITE = followed.map(
  ({ name, table, event, when, log }) =>
    `create trigger ${name} after ${event} on ${table}${condition(when('is not'))} begin ${log(SQLITE_ID)} end;`,
);

export const UNFOLLOW_PEOPLE_IN_SQLITE = followed.map(({ name }) => `drop trigger if exists ${name};`);

export const FOLLOW_PEOPLE_IN_POSTGRESQL = followed.flatMap(({ name, table, event, when, log }) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${log(POSTGRESQL_ID)} return null; end $$;`,
  `create trigger ${name} after ${event} on ${table} for each row${condition(when('is distinct from'))} execute function ${name}();`,
]);

export const UNFOLLOW_PEOPLE_IN_POSTGRESQL = followed.flatMap(({ name, table }) => [
  `drop trigger if exists ${name} on ${table};`,
  `drop function if exists ${name}();`,
]);

/** Everybody who was there before: they wait for their place. */
export const FOLLOW_THOSE_WHO_ARE_THERE = (engine: 'sqlite' | 'postgresql'): string =>
  `insert into relationship_change (id, workspace_id, contact_id) select ${engine === 'sqlite' ? SQLITE_ID : POSTGRESQL_ID}, workspace_id, id from contact;`;
