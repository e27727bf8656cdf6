import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { ContactDetail } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import type { Json } from '../../../../jobs/job-queue.js';
import { AuditLog } from '../../../hub/auth/audit-log.js';
import { downloadHeaders } from '../../../inbox/attachments/download-headers.js';
import { MessageDetails } from '../../../inbox/messages/message-details.js';
import { MessagesRepository } from '../../../inbox/messages/messages.repository.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ContactDetailsService } from '../contact-details.service.js';
import { MergesRepository } from '../identity/merges.repository.js';

/** Messages read at once, which bounds memory. */
const PAGE = 100;

@Injectable()
export class PersonExport {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactDetailsService,
    private readonly messages: MessagesRepository,
    private readonly details: MessageDetails,
    private readonly people: PersonDataRegistry,
    private readonly merges: MergesRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if there is no such contact, before anything is sent. */
  async open(contactId: string): Promise<{ headers: Record<string, string>; content: Readable }> {
    const contact = await this.contacts.get(contactId);
    await this.db.write((tx) => this.audit.record(tx, { action: 'contact.exported', subject: contactId }));
    const { 'content-length': _, ...headers } = downloadHeaders({
      // A slash in a name is no path.
      fileName: `${contact.name.replace(/[/\\]/g, '-')}.json`,
      contentType: 'application/json',
      sizeBytes: 0,
    });
    return {
      headers: { ...headers, 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' },
      content: Readable.from(inContext(AsyncLocalStorage.snapshot(), this.#document(contact))),
    };
  }

  async *#document(contact: ContactDetail): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date(this.clock.now()).toISOString())},"contact":${JSON.stringify(contact)}`;
    for (const data of this.people.all()) {
      if (data.export === undefined) continue;
      yield* section(data.kind, data.export(contact.id));
    }
    yield* section('merges', this.#merges(contact.id));
    yield* section('messages', this.#messages(contact.id));
    yield '}\n';
  }

  async *#messages(contactId: string): AsyncGenerator<object> {
    for (let after: { at: number; id: string } | null = null; ; ) {
      const rows = await this.messages.list({ contactId }, PAGE, after);
      for (const { contact: _, ...message } of await this.details.of(rows)) yield message;
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = { at: last.sent_at, id: last.id };
    }
  }

  async *#merges(contactId: string): AsyncGenerator<Json> {
    yield* await this.merges.absorbed(contactId);
  }
}

async function* section(name: string, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let separator = '';
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item)}`;
    separator = ',';
  }
  yield ']';
}

/** Streams pull chunks outside the request's async context, so each chunk is produced in a snapshot of it. */
async function* inContext<Item>(
  here: ReturnType<typeof AsyncLocalStorage.snapshot>,
  items: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  try {
    for (;;) {
      const next = await here(() => items.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await here(() => items.return(undefined));
  }
}
