import type { DurationTerm, NumberTerm, Query, SelectorTerm, TextTerm } from '../query/ast.js';
import { isWithin } from '../query/figures.js';
import { type NodeTerm, type TermQuery, termQuery } from '../query/terms.js';
import { firstPlaces } from './first-places.js';
import { type IndexedNode, type NodeColumn, NodeColumns } from './node-columns.js';
import { PlaceSet } from './place-set.js';
import { fitsTerm, TermSegment, TermSegmentWriter } from './term-segment.js';

export interface IndexSearch {
  readonly query: Query;
  readonly entityTypes: readonly IndexedNode['entityType'][];
  /** Sorts descending; ties by id, descending. */
  readonly sort: NodeColumn;
  /** Maximum results. */
  readonly most: number;
  /** Ms since the epoch, for durations. */
  readonly now: number;
}

export interface SortedNode {
  readonly id: string;
  readonly figure: number;
}

/** A later term with its overhead, in bytes. */
const BYTES_OF_LATER_TERM = 150;

/**
 * An in-memory index of a graph's nodes.
 *
 * The initial load is stored in an immutable {@link TermSegment}; terms of nodes changed later are scanned one by one. These should be few: see
 * {@link NodeIndex.later}.
 */
export class NodeIndex {
  readonly #nodes = new NodeColumns();
  #segment = new TermSegment(new Map());
  #writer: TermSegmentWriter | null = new TermSegmentWriter();
  /** Nodes whose entries in the segment are outdated. */
  readonly #outdated = new PlaceSet();
  readonly #later = new Map<number, readonly NodeTerm[]>();
  #removed = 0;

  /** Adds a term of the initial load, in order of kind and term. */
  add(nodeId: string, term: NodeTerm): void {
    this.#writer?.add(term, this.#nodes.placeOf(nodeId));
  }

  /** Ends the initial load. */
  finish(): void {
    if (this.#writer === null) return;
    this.#segment = this.#writer.finish();
    this.#writer = null;
  }

  get places(): number {
    return this.#nodes.ids.length;
  }

  /** Terms of the initial load, so far or in total. */
  get reading(): number {
    return this.#writer?.count ?? 0;
  }

  /** Nodes whose terms were added later. */
  get later(): number {
    return this.#later.size;
  }

  /** Removed nodes: no longer found, but still stored in the segment. */
  get removed(): number {
    return this.#removed;
  }

  /** Approximate memory use. */
  get bytes(): number {
    let terms = 0;
    for (const some of this.#later.values()) terms += some.length;
    return this.#nodes.bytes + this.#segment.bytes + this.#outdated.bytes + terms * BYTES_OF_LATER_TERM;
  }

  /** Adds a node or replaces its figures; its terms stay. */
  put(node: IndexedNode): void {
    this.#nodes.put(node);
  }

  putTerms(nodeId: string, terms: readonly NodeTerm[]): void {
    const place = this.#nodes.placeOf(nodeId);
    this.#outdated.add(place);
    if (terms.length === 0) this.#later.delete(place);
    else this.#later.set(place, terms);
  }

  remove(nodeId: string): void {
    const place = this.#nodes.placeOf(nodeId);
    if (this.#nodes.there.has(place)) this.#removed += 1;
    this.putTerms(nodeId, []);
    this.#nodes.remove(place);
  }

  /** The nodes that match a query, in order. */
  find({ query, entityTypes, sort, most, now }: IndexSearch): SortedNode[] {
    const found = this.#matches(query, now).keep(this.#nodes.there);
    const { companies, ids } = this.#nodes;
    if (!entityTypes.includes('Company')) found.leave(companies);
    if (!entityTypes.includes('Person')) found.keep(companies);
    const figures = this.#nodes.column(sort);
    const figure = (place: number): number => figures[place] ?? 0;
    const isBefore = (one: number, another: number): boolean => {
      const difference = figure(one) - figure(another);
      return difference === 0 ? (ids[one] ?? '') > (ids[another] ?? '') : difference > 0;
    };
    return firstPlaces(found, most, isBefore).map((place) => ({ id: ids[place] ?? '', figure: figure(place) }));
  }

  /** The places that match a query; the caller may modify the set. */
  #matches(query: Query, now: number): PlaceSet {
    switch (query.kind) {
      case 'and':
        return this.#allOf(query.parts, now);
      case 'or':
        return query.parts.map((part) => this.#matches(part, now)).reduce((one, another) => one.join(another));
      case 'not':
        return this.#nodes.there.copy().leave(this.#matches(query.part, now));
      case 'text':
      case 'selector':
        return this.#withTerm(query);
      default:
        return this.#narrow(this.#nodes.there.copy(), query, now);
    }
  }

  #withTerm(term: TextTerm | SelectorTerm): PlaceSet {
    const wanted = termQuery(term);
    const found = new PlaceSet(this.places);
    this.#segment.collect(wanted, found);
    found.leave(this.#outdated);
    for (const [place, terms] of this.#later) if (hasTerm(terms, wanted)) found.add(place);
    return found;
  }

  /** Compares figures last, only for places that match the other parts. */
  #allOf(parts: readonly Query[], now: number): PlaceSet {
    const sets = parts.filter((part) => !isFigure(part)).map((part) => this.#matches(part, now));
    const found = sets.length === 0 ? this.#nodes.there.copy() : sets.reduce((one, another) => one.keep(another));
    return parts.filter(isFigure).reduce((left, part) => this.#narrow(left, part, now), found);
  }

  /** Keeps the places where a comparison is true. */
  #narrow(places: PlaceSet, term: NumberTerm | DurationTerm, now: number): PlaceSet {
    const figure = this.#nodes.figureOf(term, now);
    places.each((place) => {
      if (!isWithin(figure(place), term.bounds)) places.delete(place);
    });
    return places;
  }
}

const isFigure = (part: Query): part is NumberTerm | DurationTerm => part.kind === 'number' || part.kind === 'duration';

const hasTerm = (terms: readonly NodeTerm[], wanted: TermQuery): boolean => terms.some((one) => fitsTerm(wanted, one));
