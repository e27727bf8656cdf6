import type { Readable } from 'node:stream';

export interface AttachmentDownload {
  fileName: string;
  sizeBytes: number;
  content: Readable;
}

export abstract class AttachmentsService {
  abstract open(attachmentId: string): Promise<AttachmentDownload>;
}
