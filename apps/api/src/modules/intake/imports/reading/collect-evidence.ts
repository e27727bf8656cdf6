import { AddressEvidenceTally, readHeaders } from '@concordia/channels/email';
import { type Archive, readArchive } from './archive.js';
import { START } from './imported-mail.js';

/** A few thousand messages reveal the owner; reading more only costs time. */
const MAX_MESSAGES = 10_000;
const MAX_BYTES = 256 * 1024 * 1024;

/** Counts addresses in the headers at the start of an archive. Bodies are not parsed. */
export async function collectEvidence(archive: Archive): Promise<AddressEvidenceTally> {
  const tally = new AddressEvidenceTally();
  for await (const item of readArchive(archive, START)) {
    if (item.kind === 'message') tally.add(readHeaders(item.bytes, item.fromLine));
    if (tally.messages >= MAX_MESSAGES || item.end >= MAX_BYTES) break;
  }
  return tally;
}
