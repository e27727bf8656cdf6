/*
 * Every change of a message that the figures of days depend on goes into `flow_change`, by triggers: whatever writes messages, now or later, is
 * followed.
 */

/** What a figure depends on. */
const COLUMNS = ['conversation_id', 'contact_id', 'channel', 'direction', 'kind', 'sent_at', 'sentiment_label'];

/** A priority counts by its tier. */
const tier = (row: string): string =>
  `(case when ${row}.priority >= 80 then 2 when ${row}.priority >= 60 then 1 else 0 end)`;

/** @param isNot how the engine compares what may be null. */
const isChanged = (isNot: string): string =>
  [...COLUMNS.map((name) => `old.${name} ${isNot} new.${name}`), `${tier('old')} <> ${tier('new')}`].join(' or ');

const UPDATED = [...COLUMNS, 'priority'].join(', ');

/** What no person wrote answers nobody. */
const WAS_AUTOMATED = 'old.automation_id is not null';
const IS_AUTOMATED = 'new.automation_id is not null';

const logged = (id: string, row: string): string =>
  `insert into flow_change (id, workspace_id, conversation_id, sent_at) values (${id}, ${row}.workspace_id, ${row}.conversation_id, ${row}.sent_at);`;

const loggedAnswer = (id: string, row: string): string =>
  `insert into flow_change (id, workspace_id, conversation_id, sent_at) select ${id}, workspace_id, conversation_id, sent_at from message where id = ${row}.message_id;`;

const SQLITE_ID = 'lower(hex(randomblob(16)))';
const POSTGRESQL_ID = 'gen_random_uuid()';

export const FOLLOW_IN_SQLITE = [
  `create trigger message_flow_insert after insert on message begin ${logged(SQLITE_ID, 'new')} end;`,
  `create trigger message_flow_delete after delete on message begin ${logged(SQLITE_ID, 'old')} end;`,
  `create trigger message_flow_update after update of ${UPDATED} on message when ${isChanged('is not')} begin ${logged(SQLITE_ID, 'old')} ${logged(SQLITE_ID, 'new')} end;`,
  `create trigger outbound_message_flow_insert after insert on outbound_message when ${IS_AUTOMATED} begin ${loggedAnswer(SQLITE_ID, 'new')} end;`,
  `create trigger outbound_message_flow_delete after delete on outbound_message when ${WAS_AUTOMATED} begin ${loggedAnswer(SQLITE_ID, 'old')} end;`,
  `create trigger outbound_message_flow_update after update of message_id, automation_id on outbound_message when ${WAS_AUTOMATED} or ${IS_AUTOMATED} begin ${loggedAnswer(SQLITE_ID, 'old')} ${loggedAnswer(SQLITE_ID, 'new')} end;`,
] as const;

const TRIGGERS = [
  ['message', 'message_flow_insert'],
  ['message', 'message_flow_delete'],
  ['message', 'message_flow_update'],
  ['outbound_message', 'outbound_message_flow_insert'],
  ['outbound_message', 'outbound_message_flow_delete'],
  ['outbound_message', 'outbound_message_flow_update'],
] as const;

export const UNFOLLOW_IN_SQLITE = TRIGGERS.map(([, name]) => `drop trigger if exists ${name};`);

const procedure = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$;`;

const PROCEDURES = [
  procedure('flow_new', logged(POSTGRESQL_ID, 'new')),
  procedure('flow_old', logged(POSTGRESQL_ID, 'old')),
  procedure('flow_both', `${logged(POSTGRESQL_ID, 'old')} ${logged(POSTGRESQL_ID, 'new')}`),
  procedure('flow_new_answer', loggedAnswer(POSTGRESQL_ID, 'new')),
  procedure('flow_old_answer', loggedAnswer(POSTGRESQL_ID, 'old')),
  procedure('flow_both_answers', `${loggedAnswer(POSTGRESQL_ID, 'old')} ${loggedAnswer(POSTGRESQL_ID, 'new')}`),
];

export const FOLLOW_IN_POSTGRESQL = [
  ...PROCEDURES,
  'create trigger message_flow_insert after insert on message for each row execute function flow_new();',
  'create trigger message_flow_delete after delete on message for each row execute function flow_old();',
  `create trigger message_flow_update after update of ${UPDATED} on message for each row when (${isChanged('is distinct from')}) execute function flow_both();`,
  `create trigger outbound_message_flow_insert after insert on outbound_message for each row when (${IS_AUTOMATED}) execute function flow_new_answer();`,
  `create trigger outbound_message_flow_delete after delete on outbound_message for each row when (${WAS_AUTOMATED}) execute function flow_old_answer();`,
  `create trigger outbound_message_flow_update after update of message_id, automation_id on outbound_message for each row when (${WAS_AUTOMATED} or ${IS_AUTOMATED}) execute function flow_both_answers();`,
] as const;

export const UNFOLLOW_IN_POSTGRESQL = [
  ...TRIGGERS.map(([table, name]) => `drop trigger if exists ${name} on ${table};`),
  ...['flow_new', 'flow_old', 'flow_both', 'flow_new_answer', 'flow_old_answer', 'flow_both_answers'].map(
    (name) => `drop function if exists ${name}();`,
  ),
] as const;
