/** Where the event stream is; its events carry a `ChangeEvent`. */
export const CHANGES_URL = '/api/stream';

/** Where a browser downloads an attachment from. */
export function attachmentUrl(attachmentId: string): string {
  return `/api/attachments/${encodeURIComponent(attachmentId)}`;
}
