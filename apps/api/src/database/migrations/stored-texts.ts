import type { ContactSearchTexts } from '@concordia/domain';
import { z } from 'zod';
import type { SearchedMessage } from '../search-rows.js';

type Execute = (sql: string, values: unknown[]) => Promise<unknown>;

/** Rows that are read at once. */
const AT_ONCE = 500;

const text = z.string().nullable();

const MessagesSchema = z.array(
  z.object({
    id: z.string(),
    workspace_id: z.string(),
    sent_at: z.coerce.number(),
    subject: text,
    text,
    contact_name: text,
    contact_email: text,
  }),
);

/** Every stored message with what it can be found by, in the order of their ids. */
export async function* eachStoredMessage(
  execute: Execute,
): AsyncGenerator<SearchedMessage & { id: string; workspaceId: string; sentAt: number }> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = MessagesSchema.parse(
      await execute(
        `select message.id, message.workspace_id, message.sent_at, message.subject, message_body.text, contact.name as contact_name,
           contact.email as contact_email
         from message left join message_body on message_body.message_id = message.id left join contact on contact.id = message.contact_id
         where message.id > ? order by message.id limit ${AT_ONCE}`,
        [after],
      ),
    );
    for (const row of rows) {
      const { id, workspace_id: workspaceId, sent_at: sentAt, subject } = row;
      yield {
        id,
        workspaceId,
        sentAt,
        subject,
        text: row.text,
        contactName: row.contact_name,
        contactEmail: row.contact_email,
      };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

const ContactsSchema = z.array(
  z.object({
    id: z.string(),
    workspace_id: z.string(),
    name: z.string(),
    company: text,
    title: text,
    email: text,
    phone: text,
  }),
);
const HandlesSchema = z.array(z.object({ handle: z.string() }));

/** Every stored contact with what it can be found by. Tags are younger than this. */
export async function* eachStoredContact(
  execute: Execute,
): AsyncGenerator<ContactSearchTexts & { id: string; workspaceId: string }> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = ContactsSchema.parse(
      await execute(
        `select id, workspace_id, name, company, title, email, phone from contact where id > ? order by id limit ${AT_ONCE}`,
        [after],
      ),
    );
    for (const { workspace_id: workspaceId, ...contact } of rows) {
      const points = HandlesSchema.parse(
        await execute('select handle from contact_point where contact_id = ?', [contact.id]),
      );
      yield { ...contact, workspaceId, handles: points.map(({ handle }) => handle), tags: [] };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
