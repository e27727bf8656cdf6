import type { DealField } from '@concordia/contract/people';
import { normalizeAddress } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { oneLine } from '../../import-files/one-line.js';
import { readDay } from '../../import-files/read-day.js';
import { type DealLine, type ReadingRules, RowRefused } from './deal-line.js';
import { findStage } from './find-stage.js';
import { readAmount } from './read-amount.js';
import type { TableRow } from './read-deal-table.js';

const LONGEST = { line: 200, note: 4_000 } as const;

/** HubSpot writes “Ada Lovelace (ada@engines.example)”. */
const NAME_AND_ADDRESS = /^(.*?)\s*[(<]([^()<>\s]+@[^()<>\s]+)[)>]$/;

/** @throws RowRefused if a value cannot be read: a deal that is half right is worse than one that is reported. */
export function understandDeal({ ordinal, cells }: TableRow, rules: ReadingRules): DealLine {
  const raw = (wanted: DealField): string | null =>
    rules.fields.flatMap((field, index) => (field === wanted ? cells[index]?.trim() || [] : []))[0] ?? null;
  const line = (field: DealField): string | null => oneLine(raw(field) ?? '', LONGEST.line) || null;
  const title = line('title');
  if (title === null) throw new RowRefused('NO_TITLE', 'title', 'The row has no title.');
  return {
    ordinal,
    title,
    value: amountOf(line('value'), line('currency'), rules.currency),
    stage: stageOf(line('stage'), line('status'), rules),
    contact: contactOf(line),
    company: line('company'),
    expectedOn: dayOf('expectedOn', line, rules),
    closedOn: pastDayOf('closedOn', line, rules),
    openedOn: pastDayOf('openedOn', line, rules),
    closeDate: dayOf('closeDate', line, rules),
    note: raw('note')?.replaceAll('\0', '').slice(0, LONGEST.note) ?? null,
    externalKey: line('externalKey'),
  };
}

type LineOf = (field: DealField) => string | null;

function amountOf(written: string | null, currency: string | null, own: string): number | null {
  if (written === null) return null;
  const amount = readAmount(written);
  if (amount === null) throw new RowRefused('AMOUNT_UNREADABLE', 'value', 'This is not an amount.', written);
  const other = [amount.currency, currency?.toUpperCase() ?? null].find((one) => one !== null && isOther(one, own));
  if (other === undefined) return amount.value;
  throw new RowRefused('CURRENCY_DIFFERS', 'value', `Deals are in ${own}. Convert the amount first.`, written);
}

/** Exports name a currency by its code or, as HubSpot does, in words, which cannot be compared. */
const isOther = (currency: string, own: string): boolean => /^[A-Z]{3}$/.test(currency) && currency !== own;

/** Pipedrive keeps the stage of a deal that is won or lost and says so in the status. */
function stageOf(stage: string | null, status: string | null, { stages }: ReadingRules): string | null {
  const outcome = status === null ? null : findStage(status, []);
  if (outcome !== null) return outcome;
  const written = stage ?? null;
  if (written === null) return null;
  const found = findStage(written, stages);
  if (found !== null) return found;
  throw new RowRefused('STAGE_UNKNOWN', 'stage', 'No stage has this name. Rename it or add the stage.', written);
}

function contactOf(line: LineOf): DealLine['contact'] {
  const written = line('contact');
  const [, name, address] = NAME_AND_ADDRESS.exec(written ?? '') ?? [];
  const email = line('email') ?? address ?? (written?.includes('@') ? written : null);
  const phone = line('phone');
  if (written === null && email === null && phone === null) {
    throw new RowRefused('NO_CONTACT', 'contact', 'The row has no contact.');
  }
  return {
    name: name ?? written,
    email: email === null ? null : normalizeAddress(email),
    phone: phone === null ? null : readPhone(phone),
  };
}

function dayOf(field: DealField, line: LineOf, { dayOrder }: ReadingRules): string | null {
  const written = line(field);
  if (written === null) return null;
  const read = readDay(written, dayOrder);
  if (read.kind === 'day') return read.day;
  if (read.kind === 'ambiguous') {
    const reason = 'The day and the month could be either number. Say which comes first.';
    throw new RowRefused('DATE_AMBIGUOUS', field, reason, written);
  }
  throw new RowRefused('DATE_UNREADABLE', field, 'This is not a date. Use the format YYYY-MM-DD.', written);
}

function pastDayOf(field: DealField, line: LineOf, rules: ReadingRules): string | null {
  const day = dayOf(field, line, rules);
  if (day === null || day <= dayAfter(rules.now)) return day;
  throw new RowRefused('DATE_IN_FUTURE', field, 'This date is in the future.', line(field));
}

/** The calendar is a day ahead somewhere. */
const dayAfter = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
