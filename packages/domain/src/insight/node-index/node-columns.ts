import type { DurationTerm, NumberTerm } from '../query/ast.js';
import { PlaceSet } from './place-set.js';

export interface IndexedNode {
  readonly id: string;
  readonly entityType: 'Person' | 'Company';
  /** A person's employer. */
  readonly companyId: string | null;
  /** Employees of a company; 0 for a person. */
  readonly employees: number;
  readonly messagesSent: number;
  readonly messagesReceived: number;
  /** Ms since the epoch; 0 for never. */
  readonly lastReplyAt: number;
  readonly medianReplyMinutes: number | null;
  readonly pagerank: number;
  readonly engagementScore: number;
}

const COLUMNS = [
  'employees',
  'messagesSent',
  'messagesReceived',
  'lastReplyAt',
  'medianReplyMinutes',
  'pagerank',
  'engagementScore',
] as const satisfies readonly (keyof IndexedNode)[];

export type NodeColumn = (typeof COLUMNS)[number];

/** A 36-character string with its list and map entries, in bytes; measured. */
const BYTES_OF_ID = 130;

/** Nodes by place. An id gets its place when first mentioned and keeps it. */
export class NodeColumns {
  readonly ids: string[] = [];
  readonly #places = new Map<string, number>();
  /** Existing nodes; a company may be mentioned before it exists. */
  readonly there = new PlaceSet();
  readonly companies = new PlaceSet();
  #columns = emptyColumns(0);
  /** The place of a person's employer, or a company's own. */
  #employers = new Uint32Array(0);

  get bytes(): number {
    const columns = COLUMNS.length * this.#columns.pagerank.byteLength + this.#employers.byteLength;
    return columns + this.there.bytes + this.companies.bytes + this.ids.length * BYTES_OF_ID;
  }

  column(name: NodeColumn): Float64Array {
    return this.#columns[name];
  }

  placeOf(id: string): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.ids.push(id) - 1;
    this.#places.set(id, place);
    if (place >= this.#employers.length) this.#grow(place + 1);
    return place;
  }

  put(node: IndexedNode): void {
    const place = this.placeOf(node.id);
    const employer = node.companyId === null ? place : this.placeOf(node.companyId);
    for (const name of COLUMNS) this.#columns[name][place] = node[name] ?? Number.NaN;
    this.#employers[place] = employer;
    this.there.add(place);
    if (node.entityType === 'Company') this.companies.add(place);
    else this.companies.delete(place);
  }

  remove(place: number): void {
    this.there.delete(place);
    this.companies.delete(place);
    for (const name of COLUMNS) this.#columns[name][place] = 0;
  }

  /** The value that a comparison reads at each place; NaN if missing, so that no comparison is true. @param now ms since the epoch. */
  figureOf({ field }: NumberTerm | DurationTerm, now: number): (place: number) => number {
    const { employees, messagesSent, messagesReceived, lastReplyAt, medianReplyMinutes } = this.#columns;
    const of = (column: Float64Array) => (place: number) => column[place] ?? Number.NaN;
    switch (field) {
      case 'pagerank':
        return of(this.#columns.pagerank);
      case 'engagement_score':
        return of(this.#columns.engagementScore);
      case 'messages':
        return (place) => (messagesSent[place] ?? 0) + (messagesReceived[place] ?? 0);
      case 'messages_received':
        return of(messagesReceived);
      case 'messages_sent':
        return of(messagesSent);
      case 'size_range':
        return (place) => employees[this.#employers[place] ?? place] || Number.NaN;
      case 'recent_reply':
        return (place) => now - (lastReplyAt[place] || Number.NaN);
      case 'median_reply':
        return (place) => (medianReplyMinutes[place] ?? Number.NaN) * 60_000;
    }
  }

  #grow(size: number): void {
    const room = Math.max(size, 64, Math.ceil(this.#employers.length * 1.5));
    const larger = emptyColumns(room);
    for (const name of COLUMNS) larger[name].set(this.#columns[name]);
    this.#columns = larger;
    const employers = new Uint32Array(room);
    employers.set(this.#employers);
    this.#employers = employers;
  }
}

const emptyColumns = (size: number): Record<NodeColumn, Float64Array> => ({
  employees: new Float64Array(size),
  messagesSent: new Float64Array(size),
  messagesReceived: new Float64Array(size),
  lastReplyAt: new Float64Array(size),
  medianReplyMinutes: new Float64Array(size),
  pagerank: new Float64Array(size),
  engagementScore: new Float64Array(size),
});
