import { type CompiledQuery, type Expression, sql } from 'kysely';

/** Stands for a value that is known when the query runs, not when it is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** Stands for the workspace of the request in compiled queries. */
export const WORKSPACE = new Placeholder('workspace');

type Value = string | number | null;

/** Names a parameter of a prepared query, to be used wherever the query builder takes an expression. */
export const param = <Type extends Value>(name: string): Expression<Type> => sql<Type>`${new Placeholder(name)}`;

/** A query that was built and compiled once, and the places in it that wait for values. */
export interface PreparedQuery<Names extends string, Row> {
  readonly sql: string;
  /** The parameters of one execution, in the order of the text. */
  readonly bind: (workspaceId: string, values: Readonly<Record<Names, Value>>) => unknown[];
  readonly compiled: CompiledQuery<Row>;
}

export function prepared<Names extends string, Row>(compiled: CompiledQuery<Row>): PreparedQuery<Names, Row> {
  const { parameters } = compiled;
  return {
    sql: compiled.sql,
    compiled,
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
