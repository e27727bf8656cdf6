import { type CompiledQuery, type Expression, sql } from 'kysely';

/** A value known at execution, not at compilation. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** The request's workspace in compiled queries. */
export const WORKSPACE = new Placeholder('workspace');

type Value = string | number | null;

/** Names a parameter of a prepared query; usable wherever the query builder takes an expression. */
export const param = <Type extends Value>(name: string): Expression<Type> => sql<Type>`${new Placeholder(name)}`;

/** A query compiled once, with its placeholders. */
export interface PreparedQuery<Names extends string, Row> {
  readonly sql: string;
  /** Parameters of one execution, in order of appearance. */
  readonly bind: (workspaceId: string, values: Readonly<Record<Names, Value>>) => unknown[];
  readonly compiled: CompiledQuery<Row>;
  /** The same without accounts with members; compiled when first asked for. */
  readonly narrowed: () => PreparedQuery<Names, Row>;
}

/** @param narrow compiles the same query without accounts with members. @default the same, for tables of no account */
export function prepared<Names extends string, Row>(
  compiled: CompiledQuery<Row>,
  narrow: () => CompiledQuery<Row> = () => compiled,
): PreparedQuery<Names, Row> {
  const { parameters } = compiled;
  let narrowed: PreparedQuery<Names, Row> | undefined;
  return {
    sql: compiled.sql,
    compiled,
    narrowed: () => {
      narrowed ??= prepared<Names, Row>(narrow(), narrow);
      return narrowed;
    },
    bind: (workspaceId, values) => {
      const known: Readonly<Record<string, Value>> = values;
      return parameters.map((parameter) => {
        if (!(parameter instanceof Placeholder)) return parameter;
        if (parameter === WORKSPACE) return workspaceId;
        const value = known[parameter.name];
        if (value === undefined) throw new Error(`The query has no value for ${parameter.name}.`);
        return value;
      });
    },
  };
}
