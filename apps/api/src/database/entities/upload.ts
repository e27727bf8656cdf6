import { defineEntity, p } from '@mikro-orm/core';
import { id, instant, workspaceId } from './columns.js';
import { Conversation } from './conversation.js';

/** A file that somebody is going to send; its bytes are in the attachment store under their hash. It is gone from here when it is on its way. */
export const Upload = defineEntity({
  name: 'Upload',
  tableName: 'upload',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** Whose draft has it; what no draft has is deleted after a day. */
    conversation: () => p.manyToOne(Conversation).ref().nullable().index(false).deleteRule('set null'),
    /** Its place in the draft, from 0. */
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
