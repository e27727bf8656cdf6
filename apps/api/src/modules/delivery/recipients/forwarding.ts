import { buffer } from 'node:stream/consumers';
import type { OutgoingFile } from '@concordia/channels/port';
import { composeStoredMail } from '@concordia/channels/stored-mail';
import type { Reply } from '@concordia/contract/delivery';
import { htmlOfText, type NamedMailbox, safeFileName } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import type { UploadRow } from '../../inbox/uploads/uploads.repository.js';
import { mailboxesIn } from './message-headers.js';
import { type HeadersRow, ReplyRecipientsRepository } from './reply-recipients.repository.js';

type Forward = NonNullable<Reply['forward']>;

/** What a forwarded message adds to the text that a person wrote. */
export interface ForwardedContent {
  readonly content: string;
  /** `null` if neither the text nor the message has formatting. */
  readonly html: string | null;
  /** Its files, or the message itself. Already in the store. */
  readonly files: readonly UploadRow[];
  /** The subject that a redirected message keeps; `undefined` for others. */
  readonly subject?: string | null;
}

/** Passes a stored message on: quoted below a text with its files, whole as a file, or unchanged. */
@Injectable()
export class Forwarding {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: ReplyRecipientsRepository,
    private readonly store: AttachmentStore,
    private readonly ids: Ids,
  ) {}

  /** @throws DomainFailure `not-found` if the conversation has no such message. */
  async of(
    conversationId: string,
    { messageId, as }: Forward,
    written: { readonly content: string; readonly html: string | null },
  ): Promise<ForwardedContent> {
    const row = await this.rows.one(this.db.read, conversationId, messageId);
    const body = row && (await this.rows.body(this.db.read, messageId));
    if (row === undefined || body === undefined) throw notFound('message');
    if (as === 'attachment') return { ...written, files: [await this.#whole(row, body)] };
    const stored = await this.rows.filesOf(this.db.read, messageId);
    const files = stored
      .filter(({ is_inline }) => is_inline === 0)
      .map(({ file_name, content_type, size_bytes, content_hash }) => ({
        id: this.ids.next(),
        file_name,
        content_type,
        size_bytes,
        content_hash,
      }));
    if (as === 'redirect') {
      const html = body.html === null ? null : withPictures(body.html);
      return { content: textOf(body), html, files, subject: row.subject };
    }
    return { ...quoted(row, body, written), files };
  }

  async #whole(row: HeadersRow, body: Body): Promise<UploadRow> {
    const files: OutgoingFile[] = [];
    for (const { file_name: name, content_type: contentType, content_hash } of await this.rows.filesOf(
      this.db.read,
      row.id,
    )) {
      const stored = await this.store.open(content_hash);
      if (stored !== null) files.push({ name, contentType, content: await buffer(stored.content) });
    }
    const content = await composeStoredMail({
      messageId: body.provider_message_id,
      from: { name: row.from_name, address: row.from_address },
      to: mailboxesIn(row.to_list),
      cc: mailboxesIn(row.cc_list),
      subject: row.subject,
      at: row.sent_at,
      text: textOf(body),
      html: body.html === null ? null : withPictures(body.html),
      files,
    });
    return {
      id: this.ids.next(),
      file_name: safeFileName(`${row.subject ?? 'message'}.eml`, 'message.eml'),
      content_type: 'message/rfc822',
      size_bytes: content.byteLength,
      content_hash: await this.store.put(content),
    };
  }
}

/** @throws DomainFailure `invalid` naming what would be added to a redirected message. */
export function refuseAdditions({ content, attachmentIds = [], forward }: Reply): void {
  if (forward?.as !== 'redirect') return;
  const added = [
    { field: 'body.content', isThere: content.trim() !== '' },
    { field: 'body.attachmentIds', isThere: attachmentIds.length > 0 },
  ].filter(({ isThere }) => isThere);
  if (added.length === 0) return;
  throw new DomainFailure(
    'invalid',
    'REDIRECT_CHANGED',
    'A redirected message leaves unchanged. Remove what was added, or forward it instead.',
    added.map(({ field }) => ({ field, expected: 'nothing' })),
  );
}

type Body = NonNullable<Awaited<ReturnType<ReplyRecipientsRepository['body']>>>;

/** Everything that the message said, in the order in which it stood. */
const textOf = ({ text, signature, quoted_text }: Body): string =>
  [text, signature, quoted_text].filter((part) => part !== null && part !== '').join('\n\n');

/** Pictures of other servers are held back on our screens only. */
const withPictures = (html: string): string => html.replaceAll(' data-remote-src=', ' src=');

function quoted(
  row: HeadersRow,
  body: Body,
  { content, html }: { readonly content: string; readonly html: string | null },
) {
  const head = headerBlock(row);
  const text = [content, head, textOf(body)].filter((part) => part.trim() !== '').join('\n\n');
  if (html === null && body.html === null) return { content: text, html: null };
  const below = body.html === null ? htmlOfText(textOf(body)) : withPictures(body.html);
  const above = content.trim() === '' ? [] : [html ?? htmlOfText(content)];
  return { content: text, html: [...above, htmlOfText(head), below].join('\n') };
}

/** The block that mail programs put above a forwarded message, and recognize. */
function headerBlock(row: HeadersRow): string {
  const lines = [
    ['From', mailboxText({ name: row.from_name, address: row.from_address })],
    ['Date', new Date(row.sent_at).toUTCString()],
    ['Subject', row.subject ?? ''],
    ['To', mailboxesIn(row.to_list).map(mailboxText).join(', ')],
    ['Cc', mailboxesIn(row.cc_list).map(mailboxText).join(', ')],
  ] as const;
  const said = lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ')}`);
  return ['---------- Forwarded message ----------', ...said].join('\n');
}

function mailboxText({ name, address }: NamedMailbox): string {
  if (address === null) return name ?? '';
  return name === null ? address : `${name} <${address}>`;
}
