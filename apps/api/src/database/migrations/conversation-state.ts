const OPEN = "from message where message.conversation_id = conversation.id and message.status <> 'completed'";
const AWAKE = 'and message.snoozed_until is null';
const NEWEST = 'order by message.sent_at desc, message.id desc limit 1';
const LAST = `(select message.id from message where message.conversation_id = conversation.id ${NEWEST})`;

/** Derives the state of the conversations that are stored, once; from then on it is kept. */
const DERIVE = [
  `update conversation set
    last_message_id = ${LAST},
    lead_message_id = coalesce((select message.id ${OPEN} ${AWAKE} ${NEWEST}), (select message.id ${OPEN} ${NEWEST}), ${LAST}),
    priority_message_id = (select message.id ${OPEN} ${AWAKE} order by message.priority desc, message.sent_at desc, message.id desc limit 1),
    is_urgent = case when exists (select 1 ${OPEN} and message.is_urgent = 1) then 1 else 0 end,
    unread_count = (select count(*) from message where message.conversation_id = conversation.id
      and message.is_read = 0 and message.direction = 'inbound' ${AWAKE})`,
  'update conversation set priority_message_id = coalesce(priority_message_id, lead_message_id)',
  `update conversation set
    status = (select message.status from message where message.id = conversation.lead_message_id),
    snoozed_until = (select message.snoozed_until from message where message.id = conversation.lead_message_id),
    assignee_id = (select message.assignee_id from message where message.id = conversation.lead_message_id),
    priority = (select message.priority from message where message.id = conversation.priority_message_id)
  where lead_message_id is not null`,
] as const;

const counted = (name: string, where: string) =>
  `insert into stat_counter (workspace_id, name, value)
    select workspace_id, ${name}, count(*) from conversation where lead_message_id is not null and ${where} group by 1, 2`;

const COUNT = [
  counted("'conversations:status:' || status", 'snoozed_until is null'),
  counted("'conversations:unread'", 'snoozed_until is null and unread_count > 0'),
  counted("'conversations:urgent'", 'snoozed_until is null and is_urgent = 1'),
  counted("'conversations:snoozed'", 'snoozed_until is not null'),
] as const;

export const DERIVE_CONVERSATION_STATE = [...DERIVE, ...COUNT] as const;

export const FORGET_CONVERSATION_COUNTS = "delete from stat_counter where name like 'conversations:%'";
