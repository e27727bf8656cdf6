import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

type ContactImportState = 'mapping' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export const ContactImport = defineEntity({
  name: 'ContactImport',
  tableName: 'contact_import',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    format: p.text().$type<'csv' | 'vcard'>(),
    /** Where the export came from, if recognizable. */
    origin: p.text().$type<'google' | 'linkedin' | 'outlook'>().nullable(),
    state: p.text().$type<ContactImportState>(),
    /** JSON: CSV columns with samples and guessed fields; `[]` for vCards. */
    columns: p.text().default('[]'),
    /** JSON: the field of each column; `null` until the user confirms. */
    mapping: p.text().nullable(),
    onMatch: p.text().$type<'fill' | 'replace' | 'skip'>().default('fill'),
    /** Default country of phone numbers without a code: two letters. */
    country: p.text().nullable(),
    sizeBytes: amount(),
    positionBytes: amount(),
    rowsRead: amount(),
    added: amount(),
    updated: amount(),
    unchanged: amount(),
    problems: amount(),
    failure: p.text().nullable(),
    startedAt: p.bigint('number').nullable(),
    finishedAt: p.bigint('number').nullable(),
    createdAt: instant(),
  },
  indexes: [{ name: 'contact_import_newest', properties: ['workspaceId', 'createdAt', 'id'] }],
});

export const ContactImportProblem = defineEntity({
  name: 'ContactImportProblem',
  tableName: 'contact_import_problem',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    contactImport: () => p.manyToOne(ContactImport).ref().index(false).deleteRule('cascade'),
    /** The row or card in the file, from 1, without the header row. */
    ordinal: p.bigint('number'),
    /** `null` for the whole row. */
    field: p.text().nullable(),
    code: p.text(),
    reason: p.text(),
    value: p.text().nullable(),
  },
  indexes: [{ name: 'contact_import_problem_by_import', properties: ['contactImport', 'ordinal', 'id'] }],
});
