import { byCodePoint } from '../../shared/text/fold.js';
import { fitsPieces } from '../query/keys.js';
import type { NodeTerm, TermKind, TermQuery } from '../query/terms.js';
import { NumberList } from './number-list.js';
import type { PlaceSet } from './place-set.js';
import { type SortedTerms, SortedTermsWriter } from './sorted-terms.js';

/** The low bits of an entry hold the term's form, the upper ones the node's place: there is room for half a billion. */
const FORM_BITS = 3;
const FORM_MASK = (1 << FORM_BITS) - 1;

interface KindEntries {
  readonly terms: SortedTerms;
  /** The start of each term's entries, plus the end. */
  readonly firsts: Uint32Array;
  readonly entries: Uint32Array;
}

/** An immutable snapshot of nodes and their terms. */
export class TermSegment {
  constructor(private readonly kinds: ReadonlyMap<TermKind, KindEntries>) {}

  /** Counts two bytes per character, as in non-Latin strings. */
  get bytes(): number {
    let bytes = 0;
    for (const { terms, firsts, entries } of this.kinds.values()) {
      bytes += 2 * terms.text.length + terms.starts.byteLength + firsts.byteLength + entries.byteLength;
    }
    return bytes;
  }

  /** Adds the places of nodes with a matching term. */
  collect(wanted: TermQuery, into: PlaceSet): void {
    for (const name of wanted.kinds) {
      const kind = this.kinds.get(name);
      if (kind !== undefined) collectOf(kind, wanted, into);
    }
  }
}

function collectOf({ terms, firsts, entries }: KindEntries, wanted: TermQuery, into: PlaceSet): void {
  const addTerms = (from: number, below: number): void => {
    const end = firsts[below] ?? 0;
    for (let at = firsts[from] ?? end; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      if ((entry & wanted.form) !== 0) into.add(entry >>> FORM_BITS);
    }
  };
  const { equals, from, below, pieces } = wanted;
  if (equals !== undefined) return addTerms(terms.lowerBound(equals), terms.upperBound(equals));
  const low = from === undefined ? 0 : terms.lowerBound(from);
  const high = below === undefined ? terms.count : terms.lowerBound(below);
  if (pieces === undefined) return addTerms(low, high);
  const longest = pieces.reduce((one, another) => (another.length > one.length ? another : one), '');
  for (const index of terms.containing(longest, low, high)) {
    if (fitsPieces(terms.at(index), pieces)) addTerms(index, index + 1);
  }
}

export function fitsTerm({ kinds, form, equals, from, below, pieces }: TermQuery, one: NodeTerm): boolean {
  return (
    (one.form & form) !== 0 &&
    kinds.includes(one.kind) &&
    (equals === undefined || one.term === equals) &&
    (from === undefined || byCodePoint(one.term, from) >= 0) &&
    (below === undefined || byCodePoint(one.term, below) < 0) &&
    (pieces === undefined || fitsPieces(one.term, pieces))
  );
}

/** Writes a {@link TermSegment} from terms in order of kind and term. */
export class TermSegmentWriter {
  readonly #kinds = new Map<TermKind, KindEntries>();
  #kind: TermKind | null = null;
  #term: string | null = null;
  #terms = new SortedTermsWriter();
  #firsts = new NumberList();
  #entries = new NumberList();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add({ kind, term, form }: NodeTerm, place: number): void {
    if (kind !== this.#kind) this.#endKind(kind);
    if (term !== this.#term) {
      this.#terms.add(term);
      this.#firsts.push(this.#entries.length);
      this.#term = term;
    }
    this.#entries.push(((place << FORM_BITS) | (form & FORM_MASK)) >>> 0);
    this.#count += 1;
  }

  finish(): TermSegment {
    this.#endKind(null);
    return new TermSegment(this.#kinds);
  }

  #endKind(next: TermKind | null): void {
    if (this.#kind !== null) {
      this.#firsts.push(this.#entries.length);
      this.#kinds.set(this.#kind, {
        terms: this.#terms.finish(),
        firsts: this.#firsts.finish(),
        entries: this.#entries.finish(),
      });
    }
    [this.#kind, this.#term] = [next, null];
    [this.#terms, this.#firsts, this.#entries] = [new SortedTermsWriter(), new NumberList(), new NumberList()];
  }
}
