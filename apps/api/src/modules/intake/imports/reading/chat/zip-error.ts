import { ArchiveError, type ArchiveErrorCode } from '@concordia/channels/archives';

/** The library and zlib tell errors apart by their messages only. */
const KINDS: readonly (readonly [RegExp, ArchiveErrorCode])[] = [
  [
    /signature not found|unexpected (?:end|eof)|truncated|overflows file bounds|extra bytes at the end/iu,
    'archive_cut_off',
  ],
  [/absolute path|invalid relative path|invalid characters in fileName/iu, 'archive_unsafe'],
  [/encrypt/iu, 'archive_encrypted'],
  [/too many bytes/iu, 'archive_bomb'],
];

/** An error of the file itself; those of the disk stay as they are. */
export function zipError(error: unknown): unknown {
  if (error instanceof ArchiveError || !(error instanceof Error)) return error;
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/u.test(error.code)) return error;
  const kind = KINDS.find(([pattern]) => pattern.test(error.message));
  return new ArchiveError(kind?.[1] ?? 'archive_damaged', { cause: error });
}
