import { type MessageDetail, MessageNoteSchema } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, preferredAccount } from '../../channels/connections/connection.row.js';
import { Deliveries } from '../../delivery/outbox/deliveries.js';
import { type MessageRow, messageOf } from './message.row.js';
import { MessagesRepository } from './messages.repository.js';
import { emojiFor, OUR_REACTIONS } from './reactable.js';

const NotesSchema = MessageNoteSchema.array();

type BodyRow = Awaited<ReturnType<MessagesRepository['bodies']>>[number];
type OriginRow = Awaited<ReturnType<MessagesRepository['origins']>>[number];
type ReactionRow = Awaited<ReturnType<MessagesRepository['reactions']>>[number];
type AttachmentRow = Awaited<ReturnType<MessagesRepository['attachments']>>[number];

@Injectable()
export class MessageDetails {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly deliveries: Deliveries,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
  ) {}

  /** In the order of the rows; the number of queries is constant. */
  async of(rows: readonly MessageRow[]): Promise<MessageDetail[]> {
    const ids = rows.map(({ id }) => id);
    const bodies = new Map((await this.messages.bodies(ids)).map((body) => [body.message_id, body]));
    const files = Map.groupBy(await this.messages.attachments(ids), ({ message_id }) => message_id);
    const origins = new Map((await this.messages.origins(ids)).map((origin) => [origin.message_id, origin]));
    const reactions = Map.groupBy(await this.messages.reactions(ids), ({ message_id }) => message_id);
    const deliveries = await this.deliveries.of(rows.flatMap(({ id, receipt }) => (receipt === null ? [] : [id])));
    const accounts = origins.size === 0 ? [] : await this.channels.all(this.db.read);
    return rows.map((row) => ({
      ...detailOf(row, bodies.get(row.id), files.get(row.id) ?? []),
      delivery: deliveries.get(row.id) ?? null,
      ...changesOf(origins.get(row.id)),
      ...reactionsOf(reactions.get(row.id) ?? []),
      ...reactWithOf(row, origins.get(row.id), accounts),
    }));
  }
}

function detailOf(
  row: MessageRow,
  body: BodyRow | undefined,
  files: readonly AttachmentRow[],
): Omit<MessageDetail, 'delivery'> {
  return {
    ...messageOf(row),
    body: {
      text: body?.text ?? row.excerpt,
      quotedText: body?.quoted_text ?? null,
      signature: body?.signature ?? null,
      html: body?.html ?? null,
      remoteContentCount: body?.remote_content_count ?? 0,
    },
    from: { name: body?.from_name ?? null, address: body?.from_address ?? null },
    to: mailboxesOf(body?.to_list),
    cc: mailboxesOf(body?.cc_list),
    bcc: mailboxesOf(body?.bcc_list),
    replyTo: mailboxesOf(body?.reply_to_list),
    attachments: files.map((file) => ({
      id: file.id,
      fileName: file.file_name,
      contentType: file.content_type,
      sizeBytes: file.size_bytes,
      isInline: file.is_inline === 1,
      ...(file.fetch_state !== 'here' && { state: file.fetch_state }),
      ...(file.failure !== null && { failure: file.failure }),
    })),
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();

function changesOf(
  origin: OriginRow | undefined,
): Pick<MessageDetail, 'notes' | 'editedAt' | 'formerText' | 'deletedAt'> {
  if (origin === undefined) return {};
  const { notes, edited_at, former_text, deleted_at } = origin;
  return {
    ...(notes !== null && { notes: NotesSchema.parse(JSON.parse(notes)) }),
    ...(edited_at !== null && { editedAt: iso(edited_at) }),
    ...(former_text !== null && { formerText: former_text }),
    ...(deleted_at !== null && { deletedAt: iso(deleted_at) }),
  };
}

function reactionsOf(rows: readonly ReactionRow[]): Pick<MessageDetail, 'reactions'> {
  const reactions = rows.flatMap(({ sender, name, emoji, at }) =>
    emoji === null
      ? []
      : [{ emoji, from: sender, name, at: iso(at), ...(sender === OUR_REACTIONS && { isOurs: true as const }) }],
  );
  return reactions.length === 0 ? {} : { reactions };
}

function reactWithOf(
  { channel, direction }: MessageRow,
  origin: OriginRow | undefined,
  accounts: readonly ConnectionRow[],
): Pick<MessageDetail, 'reactWith'> {
  if (origin === undefined) return {};
  const { account_id, provider_message_id: providerMessageId, deleted_at } = origin;
  const account =
    account_id === null
      ? preferredAccount(accounts.filter((one) => one.channel === channel))
      : accounts.find(({ id }) => id === account_id);
  const offered = emojiFor({ channel, direction, providerMessageId, isDeleted: deleted_at !== null, account });
  return offered === null ? {} : { reactWith: offered === 'any' ? null : [...offered] };
}

/** We serialize this ourselves, from the same type. */
function mailboxesOf(json: string | undefined): MessageDetail['to'] {
  return json === undefined ? [] : JSON.parse(json);
}
