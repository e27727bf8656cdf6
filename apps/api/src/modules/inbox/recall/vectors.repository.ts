import type { TrainingText } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { signedBytes } from './vector-bytes.js';

export type ModelState = ScopedTables['message_vector_model']['state'];

export interface ModelRow {
  readonly number: number;
  readonly state: ModelState;
  readonly progress: number;
  readonly trainedAt: number | null;
  readonly messages: number;
  readonly cancelledAt: number | null;
}

/** A message as it is read for its vector. */
export interface MessageText {
  readonly id: string;
  readonly text: string;
}

/** Vectors one after the other, and whose they are. */
export interface ClusterVectors {
  readonly count: number;
  readonly vectors: Int8Array;
  readonly idOf: (at: number) => string;
}

/** Of a UUID, in characters. */
const ID_LENGTH = 36;

export interface PlacedVector {
  readonly id: string;
  readonly vector: Uint8Array;
  readonly cluster: number;
}

const textOf = (subject: string | null, text: string | null): string => `${subject ?? ''}\n${text ?? ''}`;

@Injectable()
export class VectorsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async state(tx?: WorkspaceTransaction): Promise<ModelRow | undefined> {
    return (tx ?? this.db.read)
      .selectFrom('message_vector_model')
      .select(['number', 'state', 'progress', 'trained_at as trainedAt', 'messages', 'cancelled_at as cancelledAt'])
      .executeTakeFirst();
  }

  /** The trained model and the centres of its clusters. */
  model() {
    return this.db.read
      .selectFrom('message_vector_model')
      .select(['number', 'model', 'centres'])
      .where('number', '>', 0)
      .executeTakeFirst();
  }

  /** Sets the state unless it is one of these, in one statement, since others may change it meanwhile. @returns whether it did. */
  async note(tx: WorkspaceTransaction, state: ModelState, unless: readonly ModelState[] = []): Promise<boolean> {
    const noted = await tx
      .updateTable('message_vector_model')
      .set({ state, progress: 0 })
      .$if(unless.length > 0, (query) => query.where('state', 'not in', unless))
      .executeTakeFirst();
    if (Number(noted.numUpdatedRows) > 0) return true;
    if ((await this.state(tx)) !== undefined) return false;
    await tx
      .insertInto('message_vector_model')
      .values({
        number: 0,
        state,
        progress: 0,
        trained_at: null,
        messages: 0,
        model: null,
        centres: null,
        cancelled_at: null,
      })
      .execute();
    return true;
  }

  /** Goes on only where nobody has cancelled. @returns whether it may go on. */
  async advance(tx: WorkspaceTransaction, state: ModelState, progress: number): Promise<boolean> {
    const noted = await tx
      .updateTable('message_vector_model')
      .set({ state, progress })
      .where('state', 'in', ['training', 'placing'])
      .executeTakeFirst();
    return Number(noted.numUpdatedRows) > 0;
  }

  /** Marks a training that waits or runs as canceled. @returns whether there was one. */
  async cancel(tx: WorkspaceTransaction, at: number): Promise<boolean> {
    const noted = await tx
      .updateTable('message_vector_model')
      .set({ state: 'cancelled', progress: 0, cancelled_at: at })
      .where('state', 'in', ['waiting', 'training', 'placing'])
      .executeTakeFirst();
    return Number(noted.numUpdatedRows) > 0;
  }

  /** Ends a training that nobody has canceled. */
  async finish(tx: WorkspaceTransaction): Promise<void> {
    await tx
      .updateTable('message_vector_model')
      .set({ state: 'ready', progress: 1, cancelled_at: null })
      .where('state', 'in', ['training', 'placing'])
      .execute();
  }

  /** Puts a new model in place of the old one, unless somebody has canceled; the vectors of the old one wait from now on. */
  async replaceModel(
    tx: WorkspaceTransaction,
    made: { readonly model: Uint8Array; readonly centres: Uint8Array; readonly messages: number; readonly at: number },
  ): Promise<boolean> {
    const replaced = await tx
      .updateTable('message_vector_model')
      .set((eb) => ({
        number: eb('number', '+', 1),
        model: made.model,
        centres: made.centres,
        messages: made.messages,
        trained_at: made.at,
        state: 'placing',
      }))
      .where('state', 'in', ['training', 'placing'])
      .executeTakeFirst();
    return Number(replaced.numUpdatedRows) > 0;
  }

  /** Counted up to a bound. */
  async countMessages(bound: number): Promise<number> {
    const some = this.db.read.selectFrom('message_vector').select('message_id').limit(bound).as('some');
    const { total } = await this.db.read
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  /** Conversations, the newest first. */
  async conversations(after: string | null, limit: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('conversation')
      .select('id')
      .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What people wrote in these conversations, conversation by conversation. */
  async texts(conversations: readonly string[], limit: number): Promise<TrainingText[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.conversation_id as conversation', 'message.subject', 'message_body.text'])
      .where('message.conversation_id', 'in', conversations)
      .where('message.kind', '=', 'personal')
      .orderBy('message.conversation_id')
      .limit(limit)
      .execute();
    return rows.map(({ conversation, subject, text }) => ({ conversation, text: textOf(subject, text) }));
  }

  /** Names of contacts, the newest first. */
  async names(limit: number): Promise<string[]> {
    const rows = await this.db.read.selectFrom('contact').select('name').orderBy('id', 'desc').limit(limit).execute();
    return rows.flatMap(({ name }) => (name === null ? [] : [name]));
  }

  /** What these messages say, by id. */
  async textsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.read
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message.id', 'message.subject', 'message_body.text'])
      .where('message.id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, subject, text }) => [id, textOf(subject, text)]));
  }

  /** Messages whose vector is missing or of an older model. */
  async waiting(model: number, limit: number): Promise<MessageText[]> {
    const rows = await this.db.read
      .selectFrom('message_vector')
      .leftJoin('message', 'message.id', 'message_vector.message_id')
      .leftJoin('message_body', 'message_body.message_id', 'message_vector.message_id')
      .select(['message_vector.message_id as id', 'message.subject', 'message_body.text'])
      .where('message_vector.model', '<', model)
      .orderBy('message_vector.model')
      .limit(limit)
      .execute();
    return rows.map(({ id, subject, text }) => ({ id, text: textOf(subject, text) }));
  }

  /** Stores vectors of messages that are still there. */
  async place(tx: WorkspaceTransaction, model: number, placed: readonly PlacedVector[]): Promise<void> {
    const removed = await tx
      .deleteFrom('message_vector')
      .where(
        'message_id',
        'in',
        placed.map(({ id }) => id),
      )
      .returning('message_id')
      .execute();
    const there = new Set(removed.map(({ message_id }) => message_id));
    const rows = placed
      .filter(({ id }) => there.has(id))
      .map(({ id, vector, cluster }) => ({ message_id: id, model, cluster, vector }));
    if (rows.length > 0) await tx.insertInto('message_vector').values(rows).execute();
  }

  /**
   * The newest vectors of a cluster, in one row: a row for each would cost more than comparing them.
   */
  async ofCluster(model: number, cluster: number, limit: number): Promise<ClusterVectors> {
    const newest = this.db.read
      .selectFrom('message_vector')
      .select(['message_id', 'vector'])
      .where('model', '=', model)
      .where('cluster', '=', cluster)
      .where('vector', 'is not', null)
      .orderBy('message_id', 'desc')
      .limit(limit)
      .as('newest');
    const isSqlite = this.db.kind === 'sqlite';
    const row = await this.db.read
      .selectFrom(newest)
      .select([
        (isSqlite
          ? sql<string | null>`group_concat(message_id, '')`
          : sql<string | null>`string_agg(message_id::text, '')`
        ).as('ids'),
        (isSqlite
          ? sql<string | null>`group_concat(hex(vector), '')`
          : sql<string | null>`string_agg(encode(vector, 'hex'), '')`
        ).as('vectors'),
      ])
      .executeTakeFirst();
    const [ids, vectors] = [row?.ids ?? '', row?.vectors ?? ''];
    return {
      count: ids.length / ID_LENGTH,
      vectors: signedBytes(Buffer.from(vectors, 'hex')),
      idOf: (at) => ids.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH),
    };
  }

  /** Answered messages among those given, each with the answer and whose it was. */
  async answered(ids: readonly string[], before: number) {
    if (ids.length === 0) return [];
    return this.db.read
      .selectFrom('message')
      .innerJoin('message as answer', (join) =>
        join.on((eb) =>
          eb(
            'answer.id',
            '=',
            eb
              .selectFrom('message as reply')
              .select('reply.id')
              .whereRef('reply.conversation_id', '=', 'message.conversation_id')
              .where(({ eb: after, refTuple }) =>
                after(refTuple('reply.sent_at', 'reply.id'), '>', refTuple('message.sent_at', 'message.id')),
              )
              .orderBy('reply.sent_at')
              .orderBy('reply.id')
              .limit(1),
          ),
        ),
      )
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('message_body as answer_body', 'answer_body.message_id', 'answer.id')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select(['message.id', 'message.conversation_id', 'message_body.text', 'message.excerpt'])
      .select([
        'answer.id as answer_id',
        'answer.sent_at',
        'answer_body.text as answer_text',
        'answer.excerpt as answer_excerpt',
      ])
      .select('contact.name')
      .where('message.id', 'in', ids)
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      .where('answer.direction', '=', 'outbound')
      .where('answer.kind', '=', 'personal')
      .where('answer.sent_at', '<', before)
      .execute();
  }
}
