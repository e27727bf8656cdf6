import { ArchiveError } from '../archive-error.js';
import type { JsonDecision, JsonPart, JsonPath } from './json-parts.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isBoundary = (code: number): boolean =>
  isSpace(code) || code === COMMA || code === CLOSE_ARRAY || code === CLOSE_OBJECT;

interface Frame {
  readonly isArray: boolean;
  /** The key or the index of the current value. */
  at: string | number;
}

/** Where the scanner is: before a key, a colon, a value, or after a value. */
type Expected = 'key' | 'colon' | 'value' | 'next' | 'nothing';

/** Inside a value that is taken or skipped as a whole, or inside a key. */
interface Raw {
  readonly kind: 'take' | 'skip' | 'key';
  /** Containers opened within the value and not closed yet. */
  depth: number;
  isString: boolean;
  isEscaped: boolean;
  readonly isScalar: boolean;
}

/** A JSON scanner that is fed in chunks: containers are entered or passed over, values are cut out as text. */
export class JsonScanner {
  readonly #frames: Frame[] = [];
  #expected: Expected = 'value';
  #raw: Raw | null = null;
  #pieces: string[] = [];
  #length = 0;

  constructor(
    private readonly decide: (path: JsonPath) => JsonDecision,
    private readonly longest: number,
  ) {}

  get isComplete(): boolean {
    return this.#expected === 'nothing' && this.#raw === null;
  }

  /** @throws ArchiveError `archive_damaged`. */
  *feed(chunk: string): Generator<JsonPart> {
    for (let at = 0; at < chunk.length; ) {
      if (this.#raw !== null) {
        const end = endOfRaw(chunk, at, this.#raw);
        this.#keep(chunk.slice(at, end.at));
        at = end.at;
        if (!end.isEnd) return;
        const part = this.#close();
        if (part !== null) yield part;
        continue;
      }
      const code = chunk.charCodeAt(at);
      if (isSpace(code) || code === 0xfeff) at += 1;
      else at += this.#step(code);
    }
  }

  /** @returns how many characters were consumed: values and keys begin at this one. */
  #step(code: number): 0 | 1 {
    if (this.#expected === 'value' && code !== CLOSE_ARRAY) return this.#begin(code);
    if (this.#expected === 'key' && code === QUOTE) {
      this.#raw = { kind: 'key', depth: 0, isString: false, isEscaped: false, isScalar: false };
      return 0;
    }
    if (this.#expected === 'colon' && code === COLON) this.#expected = 'value';
    else if (this.#expected === 'next' && code === COMMA) this.#advance();
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) this.#leave(code === CLOSE_ARRAY);
    else throw new ArchiveError('archive_damaged');
    return 1;
  }

  #begin(code: number): 0 | 1 {
    const isContainer = code === OPEN_ARRAY || code === OPEN_OBJECT;
    const decision = this.decide(this.#frames.map(({ at }) => at));
    if (decision === 'enter' && isContainer) {
      this.#frames.push({ isArray: code === OPEN_ARRAY, at: code === OPEN_ARRAY ? 0 : '' });
      this.#expected = code === OPEN_ARRAY ? 'value' : 'key';
      return 1;
    }
    const kind = decision === 'take' ? 'take' : 'skip';
    this.#raw = { kind, depth: 0, isString: false, isEscaped: false, isScalar: !isContainer && code !== QUOTE };
    return 0;
  }

  #advance(): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) throw new ArchiveError('archive_damaged');
    if (frame.isArray) frame.at = Number(frame.at) + 1;
    this.#expected = frame.isArray ? 'value' : 'key';
  }

  #leave(isArray: boolean): void {
    const frame = this.#frames.pop();
    if (frame?.isArray !== isArray || this.#expected === 'colon') throw new ArchiveError('archive_damaged');
    this.#expected = this.#frames.length === 0 ? 'nothing' : 'next';
  }

  #keep(piece: string): void {
    if (this.#raw?.kind === 'skip') return;
    this.#length += piece.length;
    if (this.#length <= this.longest) this.#pieces.push(piece);
    else this.#pieces = [];
  }

  /** Ends the current value or key. */
  #close(): JsonPart | null {
    const kind = this.#raw?.kind;
    const text = this.#length <= this.longest ? this.#pieces.join('') : null;
    this.#raw = null;
    this.#pieces = [];
    this.#length = 0;
    const frame = this.#frames.at(-1);
    if (kind === 'key' && frame !== undefined) {
      frame.at = keyOf(text);
      this.#expected = 'colon';
      return null;
    }
    this.#expected = frame === undefined ? 'nothing' : 'next';
    return kind === 'take' ? { path: this.#frames.map(({ at }) => at), text } : null;
  }
}

function keyOf(text: string | null): string {
  try {
    return String(JSON.parse(text ?? ''));
  } catch (cause) {
    throw new ArchiveError('archive_damaged', { cause });
  }
}

/** Finds the end of a raw value within a chunk, and changes its state. */
function endOfRaw(chunk: string, from: number, raw: Raw): { at: number; isEnd: boolean } {
  for (let at = from; at < chunk.length; at += 1) {
    const code = chunk.charCodeAt(at);
    if (raw.isScalar) {
      if (isBoundary(code)) return { at, isEnd: true };
    } else if (raw.isString) {
      if (raw.isEscaped) raw.isEscaped = false;
      else if (code === BACKSLASH) raw.isEscaped = true;
      else if (code === QUOTE) {
        raw.isString = false;
        if (raw.depth === 0) return { at: at + 1, isEnd: true };
      }
    } else if (code === QUOTE) raw.isString = true;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) raw.depth += 1;
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) {
      raw.depth -= 1;
      if (raw.depth === 0) return { at: at + 1, isEnd: true };
    }
  }
  return { at: chunk.length, isEnd: false };
}
