import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

/** A file uploaded for sending; its bytes are in the attachment store under their hash. The row is deleted when the message is queued. */
export const Upload = defineEntity({
  name: 'Upload',
  tableName: 'upload',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** The draft that uses it; unused uploads are deleted after a day. */
    conversation: () => p.manyToOne(Conversation).ref().nullable().index(false).deleteRule('set null'),
    /** Its position in the draft, from 0. */
    position: p.integer().default(0),
    fileName: p.text(),
    contentType: p.text(),
    sizeBytes: p.bigint('number'),
    /** SHA-256 of the bytes, in hexadecimal. */
    contentHash: p.text(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'upload_of_draft', properties: ['conversation', 'position'] },
    { name: 'upload_by_hash', properties: ['contentHash'] },
    { name: 'upload_by_age', properties: ['createdAt'] },
  ],
});
