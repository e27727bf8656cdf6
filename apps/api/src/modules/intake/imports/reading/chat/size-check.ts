import { ArchiveError } from '@concordia/channels/archives';

/** Nobody wrote that much; exports of whole accounts with every video stay below. */
const MOST_BYTES = 2 ** 40;
/** Text packs up to about 40 to 1; archives made to do harm pack 1,000 to 1. */
const HIGHEST_RATIO = 200;
/** Small files may pack better. */
const UNCHECKED_BYTES = 64 * 1024 * 1024;

/** Recognizes archives that unpack to far more than they seem to hold. */
export class SizeCheck {
  #packed = 0;
  #unpacked = 0;

  /** @param archiveBytes size of the whole archive. */
  constructor(private readonly archiveBytes: number) {}

  /** Adds an entry. @throws ArchiveError `archive_bomb`. */
  add(packed: number, unpacked: number): void {
    this.#packed += packed;
    this.#unpacked += unpacked;
    // More packed bytes than the archive has: entries share them.
    const isOverlapping = this.#packed > this.archiveBytes;
    const isDense = this.#unpacked > UNCHECKED_BYTES && this.#unpacked > HIGHEST_RATIO * this.archiveBytes;
    if (isOverlapping || isDense || this.#unpacked > MOST_BYTES) throw new ArchiveError('archive_bomb');
  }
}
