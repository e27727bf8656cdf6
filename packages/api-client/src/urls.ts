/** The event stream; its events carry a `ChangeEvent`. */
export const CHANGES_URL = '/api/stream';

export function attachmentUrl(attachmentId: string): string {
  return `/api/attachments/${encodeURIComponent(attachmentId)}`;
}
