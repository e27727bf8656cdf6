import type { ArchiveSource } from '@concordia/channels/archives';
import { defineEntity, p } from '@mikro-orm/core';
import { amount, fraction, id, instant, workspaceId } from './columns.js';

type ImportState = 'receiving' | 'queued' | 'asking' | 'reading' | 'sorting' | 'done' | 'failed' | 'cancelled';

export const ImportRun = defineEntity({
  name: 'ImportRun',
  tableName: 'import_run',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    origin: p.text().$type<'upload' | 'path'>(),
    name: p.text(),
    format: p.text().$type<'mbox' | 'eml' | 'folder' | ArchiveSource>().nullable(),
    state: p.text().$type<ImportState>(),
    /** The archive's path on this machine; uploads are inside the data folder. */
    sourcePath: p.text(),
    /** SHA-256 or another fingerprint of the source, to detect changes before a resume. */
    sourceMark: p.text().nullable(),
    /** JSON: what the reader needs to continue after `positionBytes`. */
    checkpoint: p.text().nullable(),
    sizeBytes: amount(),
    positionBytes: amount(),
    messagesRead: amount(),
    messagesAdded: amount(),
    /** Messages stored before the run. */
    duplicates: amount(),
    /** Further copies within the file itself. */
    repeats: amount(),
    leftOut: amount(),
    problems: amount(),
    contactsAdded: amount(),
    conversationsAdded: amount(),
    ratePerSecond: fraction().nullable(),
    /** JSON: a list of lowercase addresses. */
    ownAddresses: p.text().default('[]'),
    /** JSON: our ids within a chat archive; `null` until known. */
    ownerIds: p.text().nullable(),
    /** JSON: who wrote in a chat archive, while a person is asked who of them we are. */
    people: p.text().nullable(),
    /** IANA name of the zone of an archive's local times; `null`: the workspace's. */
    timeZone: p.text().nullable(),
    /** JSON: the number of skipped records of a chat archive, by reason. */
    skipped: p.text().default('{}'),
    failure: p.text().nullable(),
    failureCode: p.text().nullable(),
    startedAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'import_run_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});

export const ImportProblem = defineEntity({
  name: 'ImportProblem',
  tableName: 'import_problem',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    importRun: () => p.manyToOne(ImportRun).ref().index(false).deleteRule('cascade'),
    ordinal: p.bigint('number'),
    positionBytes: p.bigint('number'),
    file: p.text().nullable(),
    code: p.text(),
    reason: p.text(),
    subject: p.text().nullable(),
  },
  indexes: [{ name: 'import_problem_by_run', properties: ['importRun', 'ordinal', 'id'] }],
});
