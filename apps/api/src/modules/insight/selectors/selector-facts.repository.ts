import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Only the beginning of a body is read; characters fetched. */
const FETCHED = 8_000;

/** Position among a contact's messages; an empty id is before the first. */
export interface MessagePlace {
  readonly sent_at: number;
  readonly id: string;
}

export type FactMessage = Awaited<ReturnType<SelectorFactsRepository['messages']>>[number];

@Injectable()
export class SelectorFactsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  contact(id: string) {
    return this.db.read
      .selectFrom('contact')
      .select(['title', 'company', 'email', 'phone', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  points(contactId: string) {
    return this.db.read
      .selectFrom('contact_point')
      .select(['channel', 'handle'])
      .where('contact_id', '=', contactId)
      .orderBy('created_at')
      .orderBy('id')
      .limit(100)
      .execute();
  }

  /** Custom fields of a contact, as JSON. */
  async customFields(contactId: string): Promise<string | null> {
    const profile = await this.db.read
      .selectFrom('contact_profile')
      .select('custom_fields')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return profile?.custom_fields ?? null;
  }

  workspace() {
    return this.db.read.selectFrom('workspace').select(['own_addresses', 'created_at']).executeTakeFirstOrThrow();
  }

  /** A contact's messages after a position, oldest first. */
  messagesAfter(contactId: string, { sent_at, id }: MessagePlace, limit: number) {
    return this.#messages()
      .where('message.contact_id', '=', contactId)
      .where((eb) =>
        eb.or([
          eb('message.sent_at', '>', sent_at),
          ...(id === '' ? [] : [eb.and([eb('message.sent_at', '=', sent_at), eb('message.id', '>', id)])]),
        ]),
      )
      .orderBy('message.sent_at')
      .orderBy('message.id')
      .limit(limit)
      .execute();
  }

  /** Those of the messages that belong to the contact. */
  messages(contactId: string, ids: readonly string[]) {
    return this.#messages()
      .where('message.id', 'in', [...ids])
      .where('message.contact_id', '=', contactId)
      .execute();
  }

  #messages() {
    return this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('message_trace', 'message_trace.message_id', 'message.id')
      .select((eb) => [
        'message.id',
        'message.sent_at',
        'message.channel',
        'message.direction',
        'message.kind',
        'message.subject',
        'message_body.signature',
        'message_body.from_name',
        'message_body.from_address',
        'message_trace.message_id as traced',
        'message_trace.user_agent',
        'message_trace.organization',
        'message_trace.languages',
        'message_trace.addresses',
        'message_trace.provenance',
        eb.fn<string>('substr', ['message_body.text', eb.val(1), eb.val(FETCHED)]).as('text'),
      ]);
  }
}
