import { Injectable } from '@nestjs/common';
import { type MessageRow, messageOf } from './message.row.js';
import type { MessageDetail } from './messages.dto.js';
import { MessagesRepository } from './messages.repository.js';

type BodyRow = Awaited<ReturnType<MessagesRepository['bodies']>>[number];
type AttachmentRow = Awaited<ReturnType<MessagesRepository['attachments']>>[number];

/** Adds to messages what only an opened one shows: text, correspondents, files. */
@Injectable()
export class MessageDetails {
  constructor(private readonly messages: MessagesRepository) {}

  /** In the order of the rows; two more queries, however many there are. */
  async of(rows: readonly MessageRow[]): Promise<MessageDetail[]> {
    const ids = rows.map(({ id }) => id);
    const bodies = new Map((await this.messages.bodies(ids)).map((body) => [body.message_id, body]));
    const files = Map.groupBy(await this.messages.attachments(ids), ({ message_id }) => message_id);
    return rows.map((row) => detailOf(row, bodies.get(row.id), files.get(row.id) ?? []));
  }
}

function detailOf(row: MessageRow, body: BodyRow | undefined, files: readonly AttachmentRow[]): MessageDetail {
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
    attachments: files.map((file) => ({
      id: file.id,
      fileName: file.file_name,
      contentType: file.content_type,
      sizeBytes: file.size_bytes,
      isInline: file.is_inline === 1,
    })),
  };
}

/** We wrote this text ourselves, from the very type. */
function mailboxesOf(json: string | undefined): MessageDetail['to'] {
  return json === undefined ? [] : JSON.parse(json);
}
