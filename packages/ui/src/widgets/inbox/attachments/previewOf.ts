import type { Attachment } from '@concordia/api-client';
import { isPdf, isPicture } from '../../shared/parts/FileTile';

export type Preview = 'picture' | 'pdf';

/** How the viewer shows an attachment; `null` if it can only be downloaded, or not even that. */
export function previewOf({ state, contentType }: Attachment): Preview | null {
  if (state !== undefined) return null;
  if (isPicture(contentType)) return 'picture';
  return isPdf(contentType) ? 'pdf' : null;
}
