import type { Readable } from 'node:stream';
import {
  type DealField,
  DealFieldSchema,
  type DealFile,
  type DealImportProblem,
  type DealImportQuery,
  type DealImportResult,
  MOST_DEAL_COLUMNS,
} from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { pipelineSettings } from '../deals/deal-stages.repository.js';
import { oneLine } from '../import-files/one-line.js';
import { readDay } from '../import-files/read-day.js';
import { type DealLine, RowRefused } from './reading/deal-line.js';
import { guessDealFields } from './reading/guess-deal-fields.js';
import { type DealTable, readDealTable, type TableRow } from './reading/read-deal-table.js';
import { understandDeal } from './reading/understand-deal.js';
import { DealBatchWriter } from './writing/deal-batch-writer.js';

const LARGEST = 5 * 1024 * 1024;
const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** Imports deals from a CSV. Nothing is kept between preview and import: both are given the file. */
@Injectable()
export class DealImportsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly writer: DealBatchWriter,
    private readonly clock: Clock,
  ) {}

  async preview(file: Readable): Promise<DealFile> {
    const { headers, rows } = readDealTable(await wholeOf(file), MOST_DEAL_COLUMNS);
    const fields = guessDealFields(headers);
    const columns = headers.map((header, index) => ({
      header: oneLine(header, LONGEST_SAMPLE),
      samples: rows.slice(0, SAMPLES).flatMap(({ cells }) => oneLine(cells[index] ?? '', LONGEST_SAMPLE) || []),
      field: fields[index] ?? 'ignore',
    }));
    return { rows: rows.length, columns, ambiguousDay: ambiguousDayOf(rows) };
  }

  /** Writes all rows that can be read in one transaction. */
  async import(file: Readable, query: DealImportQuery): Promise<DealImportResult> {
    const table = readDealTable(await wholeOf(file), MOST_DEAL_COLUMNS);
    const fields = fieldsOf(table, query.fields);
    const dayOrder = query.dayOrder ?? null;
    const now = this.clock.now();
    return this.db.write(async (tx) => {
      const { stages, currency } = await pipelineSettings(tx);
      const problems: DealImportProblem[] = [];
      const refuse = (ordinal: number, error: unknown) => void problems.push(problemOf(ordinal, error));
      const lines: DealLine[] = [];
      for (const row of table.rows) {
        try {
          lines.push(understandDeal(row, { fields, dayOrder, stages, currency, now }));
        } catch (error) {
          refuse(row.ordinal, error);
        }
      }
      const written = await this.writer.write(tx, lines, { firstStage: stages[0].id, now, refuse });
      problems.sort((one, other) => one.row - other.row);
      return { rows: table.rows.length, ...written, problems };
    });
  }
}

function problemOf(row: number, error: unknown): DealImportProblem {
  if (!(error instanceof RowRefused)) throw error;
  const { code, field, message, value } = error;
  return { row, field, code, reason: message, value: value === null ? null : oneLine(value, LONGEST_SAMPLE) };
}

async function wholeOf(file: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST) throw new DomainFailure('too-large', 'FILE_TOO_LARGE', 'A CSV of deals can be up to 5 MB.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const ambiguousDayOf = (rows: readonly TableRow[]): string | null =>
  rows
    .flatMap(({ cells }) => cells)
    .find((cell) => readDay(cell, null).kind === 'ambiguous')
    ?.trim() ?? null;

/** @throws DomainFailure if the columns cannot make a deal. */
function fieldsOf({ headers }: DealTable, given: string | undefined): readonly DealField[] {
  if (given === undefined) return checked(guessDealFields(headers), headers.length);
  const read = z.array(DealFieldSchema).safeParse(given.split(','));
  if (!read.success) throw wrongFields('fields of `DealField`, separated by commas');
  return checked(read.data, headers.length);
}

function checked(fields: readonly DealField[], columns: number): readonly DealField[] {
  if (fields.length !== columns) throw wrongFields(`${columns} fields, one for each column`);
  if (!fields.includes('title')) throw wrongFields('a column with titles');
  if (fields.some((field) => field === 'contact' || field === 'email' || field === 'phone')) return fields;
  throw wrongFields('a column with contacts, email addresses or phone numbers');
}

const wrongFields = (expected: string) =>
  new DomainFailure('invalid', 'VALIDATION_FAILED', 'The request has 1 invalid field: query.fields.', [
    { field: 'query.fields', expected },
  ]);
