/** The event stream; its events carry a `ChangeEvent`. */
export const CHANGES_URL = '/api/stream';

export function attachmentUrl(attachmentId: string): string {
  return `/api/attachments/${encodeURIComponent(attachmentId)}`;
}

/** Shows a picture or a PDF in the page. Anything else is refused there, whatever type it claims. */
export function attachmentPreviewUrl(attachmentId: string): string {
  return `${attachmentUrl(attachmentId)}/preview`;
}

/** Whether the server shows the attachment. A frame cannot tell: to it, a refusal is a page like another. Rejects only if aborted. */
export async function hasAttachmentPreview(attachmentId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok } = await fetch(attachmentPreviewUrl(attachmentId), { method: 'HEAD', credentials: 'include', signal });
    return ok;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
