import sqlite3InitModule, {
  type BindableValue,
  type PreparedStatement,
  type Database as WasmDatabase,
} from '@sqlite.org/sqlite-wasm';

/* The part of better-sqlite3 that the application uses, over SQLite in WebAssembly. A file is an in-memory image; opening it again returns the
   same one, like a second connection. */

const { oo1, capi, wasm } = await sqlite3InitModule();

interface OpenFile {
  readonly database: WasmDatabase;
  /** Those prepared so far, which the library leaves behind when it closes a database. */
  readonly statements: Set<PreparedStatement>;
  connections: number;
}

const images = new Map<string, Uint8Array>();
const files = new Map<string, OpenFile>();

/** Registers a database image for `new Database(file)`. The image must not have a write-ahead log. */
export function putImage(file: string, bytes: Uint8Array): void {
  images.set(file, bytes);
}

export function takeImage(file: string): Uint8Array {
  const open = files.get(file);
  if (open === undefined) throw new TypeError(`${file} is not open.`);
  return capi.sqlite3_js_db_export(pointerOf(open.database));
}

function pointerOf({ pointer }: WasmDatabase) {
  if (pointer === undefined) throw new TypeError('The database is closed.');
  return pointer;
}

function openImage(file: string): WasmDatabase {
  const database = new oo1.DB(':memory:');
  const bytes = images.get(file);
  images.delete(file);
  if (bytes === undefined) return database;
  const size = bytes.byteLength;
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  database.checkRc(
    capi.sqlite3_deserialize(pointerOf(database), 'main', wasm.allocFromTypedArray(bytes), size, size, flags),
  );
  return database;
}

function bindable(value: unknown): BindableValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite does not support values of type ${typeof value}.`);
}

type Row = Record<string, unknown>;

class Statement {
  constructor(
    private readonly database: WasmDatabase,
    private readonly statement: PreparedStatement,
  ) {}

  /** Whether the statement returns rows. */
  get reader(): boolean {
    return this.statement.columnCount > 0;
  }

  all(parameters: readonly unknown[] = []): Row[] {
    return [...this.iterate(parameters)];
  }

  *iterate(parameters: readonly unknown[] = []): IterableIterator<Row> {
    this.#bind(parameters);
    try {
      while (this.statement.step()) yield this.statement.get({});
    } finally {
      this.statement.reset();
    }
  }

  run(parameters: readonly unknown[] = []): { changes: number; lastInsertRowid: number | bigint } {
    this.#bind(parameters);
    try {
      this.statement.step();
    } finally {
      this.statement.reset();
    }
    const pointer = pointerOf(this.database);
    return { changes: capi.sqlite3_changes(pointer), lastInsertRowid: capi.sqlite3_last_insert_rowid(pointer) };
  }

  #bind(parameters: readonly unknown[]): void {
    this.statement.reset(true);
    if (parameters.length > 0) this.statement.bind(parameters.map(bindable));
  }
}

export default class Database {
  readonly #open: OpenFile;

  constructor(private readonly file: string) {
    this.#open = files.get(file) ?? { database: openImage(file), statements: new Set(), connections: 0 };
    this.#open.connections += 1;
    files.set(file, this.#open);
  }

  get inTransaction(): boolean {
    return capi.sqlite3_get_autocommit(pointerOf(this.#open.database)) === 0;
  }

  prepare(sql: string): Statement {
    const { database, statements } = this.#open;
    const statement = database.prepare(sql);
    statements.add(statement);
    return new Statement(database, statement);
  }

  /** Ignores journal pragmas: in-memory images have no write-ahead log. */
  pragma(text: string): void {
    if (!text.startsWith('journal_')) this.#open.database.exec(`pragma ${text}`);
  }

  close(): void {
    this.#open.connections -= 1;
    if (this.#open.connections > 0) return;
    // SQLite keeps a closed database, with all its memory, until its last statement is finalized.
    for (const statement of this.#open.statements) statement.finalize();
    this.#open.database.close();
    files.delete(this.file);
  }
}
