import type { ImportProblem, ImportRun } from '@concordia/contract/intake';
import { remainingSeconds } from '@concordia/domain';
import { addressList } from '../../platform/workspace/own-addresses.repository.js';
import type { ProblemRow, RunRow } from './imports.repository.js';
import { storedCheckpoint } from './run-checkpoint.js';
import { peopleOf, skippedCounts } from './run-columns.js';

const instant = (at: number): string => new Date(at).toISOString();
const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));

export function runOf(row: RunRow): ImportRun {
  const isReading = row.state === 'reading';
  const { bytesPerSecond } = storedCheckpoint(row);
  const messagesPerSecond = row.rate_per_second ?? 0;
  const rate = {
    at: row.updated_at,
    positionBytes: row.position_bytes,
    messagesRead: row.messages_read,
    bytesPerSecond,
    messagesPerSecond,
  };
  return {
    id: row.id,
    origin: row.origin,
    name: row.name,
    format: row.format,
    state: row.state,
    sizeBytes: row.size_bytes,
    positionBytes: row.position_bytes,
    messagesRead: row.messages_read,
    messagesAdded: row.messages_added,
    duplicates: row.duplicates,
    repeats: row.repeats,
    leftOut: row.left_out,
    skipped: skippedCounts(row.skipped).map(([reason, count]) => ({ reason, count })),
    people: row.state === 'asking' ? peopleOf(row.people) : [],
    problems: row.problems,
    contactsAdded: row.contacts_added,
    conversationsAdded: Math.max(0, row.conversations_added),
    ratePerSecond: isReading ? row.rate_per_second : null,
    remainingSeconds: isReading ? remainingSeconds(rate, row.size_bytes) : null,
    ownAddresses: addressList(row.own_addresses),
    startedAt: instantOrNull(row.started_at),
    finishedAt: instantOrNull(row.finished_at),
    createdAt: instant(row.created_at),
    failure: row.failure,
    failureCode: row.failure_code,
  };
}

export function problemOf(row: ProblemRow): ImportProblem {
  return {
    id: row.id,
    ordinal: row.ordinal,
    positionBytes: row.position_bytes,
    file: row.file,
    code: row.code,
    reason: row.reason,
    subject: row.subject,
  };
}
