/**
 * What the API's lists cost at the least: node:http, one prepared statement, JSON.stringify. No framework, validation, guard or log.
 *
 * Run as `node bare-server.ts DATABASE`; prints the port that it listens on.
 */
import { createServer } from 'node:http';
import Database from 'better-sqlite3';

const channels = ['email', 'whatsapp', 'linkedin', 'sms', 'telegram', 'instagram', 'messenger', 'twitter'] as const;
const statuses = ['inbox', 'in_progress', 'waiting', 'completed'] as const;

interface Row {
  id: string;
  conversation_id: string;
  channel: string;
  direction: string;
  subject: string | null;
  excerpt: string;
  status: string;
  priority: number;
  priority_reasons: string;
  is_urgent: number;
  is_read: number;
  kind: string;
  sentiment_label: string;
  sentiment_compound: number | null;
  attachment_count: number;
  snoozed_until: number | null;
  snooze_unless_reply: number;
  assignee_id: string | null;
  receipt: string | null;
  due_at: number | null;
  sent_at: number;
  contact_id: string | null;
  contact_name: string;
  title: string | null;
  email: string | null;
  phone: string | null;
  linkedin_url: string | null;
  company: string | null;
  location: string | null;
  birthday: string | null;
  channel_bits: number;
  last_message_at: number;
  contact_created_at: number;
}

const database = new Database(process.argv[2], { readonly: true });
database.pragma('cache_size = -32000');
database.pragma('mmap_size = 268435456');
const workspace = database.prepare<[], { id: string }>('select id from workspace').get()?.id;

const list = (where: string): Database.Statement<unknown[], Row> =>
  database.prepare(
    `select m.id, m.conversation_id, m.channel, m.direction, m.subject, m.excerpt, m.status, m.priority, m.priority_reasons, m.is_urgent,
       m.is_read, m.kind, m.sentiment_label, m.sentiment_compound, m.attachment_count, m.snoozed_until, m.snooze_unless_reply,
       m.assignee_id, m.receipt, m.due_at, m.sent_at, m.contact_id, c.name as contact_name,
       c.title, c.email, c.phone, c.linkedin_url, c.company, c.location, c.birthday, c.channel_bits, c.last_message_at,
       c.created_at as contact_created_at
     from message m left join contact c on c.id = m.contact_id
     where m.workspace_id = ? ${where} order by m.sent_at desc, m.id desc limit ?`,
  );
const all = list('');
const byChannel = list('and m.channel = ?');
const byStatus = list('and m.status = ? and m.snoozed_until is null');
const counters = database.prepare<unknown[], { name: string; value: number }>(
  'select name, value from stat_counter where workspace_id = ?',
);

const iso = (instant: number): string => new Date(instant).toISOString();

function contactOf(row: Row): object | null {
  if (row.contact_id === null) return null;
  return {
    id: row.contact_id,
    name: row.contact_name,
    title: row.title,
    email: row.email,
    phone: row.phone,
    linkedinUrl: row.linkedin_url,
    company: row.company,
    location: row.location,
    birthday: row.birthday,
    channels: Object.fromEntries(channels.map((channel, bit) => [channel, (row.channel_bits & (1 << bit)) !== 0])),
    lastMessageAt: row.last_message_at === 0 ? null : iso(row.last_message_at),
    createdAt: iso(row.contact_created_at),
  };
}

const messageOf = (row: Row): object => ({
  id: row.id,
  conversationId: row.conversation_id,
  channel: row.channel,
  direction: row.direction,
  subject: row.subject,
  content: row.excerpt,
  status: row.status,
  priority: row.priority,
  priorityReasons: JSON.parse(row.priority_reasons),
  isUrgent: row.is_urgent,
  isRead: row.is_read === 1,
  kind: row.kind,
  sentiment: { label: row.sentiment_label, compound: row.sentiment_compound },
  attachmentCount: row.attachment_count,
  snooze:
    row.snoozed_until === null ? null : { until: iso(row.snoozed_until), unlessReply: row.snooze_unless_reply === 1 },
  assigneeId: row.assignee_id,
  receipt: row.receipt,
  dueAt: row.due_at === null ? null : iso(row.due_at),
  createdAt: iso(row.sent_at),
  contact: contactOf(row),
});

function stats(): object {
  const values = new Map(counters.all(workspace).map(({ name, value }) => [name, value]));
  const value = (name: string): number => values.get(name) ?? 0;
  return {
    unread: value('unread'),
    urgent: value('urgent'),
    byChannel: Object.fromEntries(channels.map((channel) => [channel, value(`channel:${channel}`)])),
    byStatus: Object.fromEntries(statuses.map((status) => [status, value(`status:${status}`)])),
  };
}

function answer(url: URL): object {
  const limit = Number(url.searchParams.get('limit') ?? 200);
  const status = url.searchParams.get('status');
  const channel = /^\/api\/messages\/channel\/(\w+)$/.exec(url.pathname)?.[1];
  if (url.pathname === '/api/analytics/stats') return stats();
  if (channel !== undefined) return byChannel.all(workspace, channel, limit).map(messageOf);
  if (status !== null) return byStatus.all(workspace, status, limit).map(messageOf);
  return all.all(workspace, limit).map(messageOf);
}

const server = createServer((request, reply) => {
  const text = JSON.stringify(answer(new URL(request.url ?? '/', 'http://localhost')));
  reply.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  reply.end(text);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
