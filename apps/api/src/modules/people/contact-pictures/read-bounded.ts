import { LARGEST_PICTURE } from '@concordia/domain';

/** Reads a picture whole. Leaving the loop aborts a download. @returns `null` if it is larger than pictures may be. */
export async function readBounded(content: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.byteLength;
    if (size > LARGEST_PICTURE) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
