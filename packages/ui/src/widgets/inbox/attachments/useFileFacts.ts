import type { Attachment } from '@concordia/api-client';
import { useBytes, useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import { fileKind } from './fileKind';

/** Kind and size, as far as known. */
export function useFileFacts({ fileName, contentType, sizeBytes }: Attachment): string | null {
  const { kindAndSize } = useStrings(attachmentStrings);
  const bytes = useBytes();
  const kind = fileKind(fileName, contentType);
  if (sizeBytes === 0) return kind;
  return kind === null ? bytes(sizeBytes) : kindAndSize({ kind, size: bytes(sizeBytes) });
}
