/** The files of a chat archive, packed or single. Paths are in NFC, with forward slashes. */
export interface ArchiveFiles {
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** In bytes, unpacked. */
  sizeOf(path: string): number;
  /** Yields a file's bytes. @throws ArchiveError if they cannot be unpacked. */
  open(path: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** A whole file. @returns `null` if there is none or it cannot be unpacked, `too_large` if it exceeds the bound. */
export async function readFileOf(
  files: ArchiveFiles,
  path: string,
  mostBytes: number,
): Promise<Buffer | 'too_large' | null> {
  if (!files.has(path)) return null;
  if (files.sizeOf(path) > mostBytes) return 'too_large';
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of files.open(path)) chunks.push(chunk);
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
