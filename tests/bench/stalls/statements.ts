import Database from 'better-sqlite3';
import { cpuUsed } from './cpu-used.ts';

/** A statement that took long, in microseconds of processor time. */
export interface LongStatement {
  readonly sql: string;
  readonly cpu: number;
}

const SHOWN = 400;

/** Times every statement of SQLite in this process from now on. @returns those that took more than `least` microseconds, as they come. */
export function timeStatements(least: number): LongStatement[] {
  const long: LongStatement[] = [];
  const prototype: { prepare: Database.Database['prepare'] } = Database.prototype;
  const { prepare } = prototype;
  prototype.prepare = function timed(this: Database.Database, sql: string) {
    const statement = prepare.call(this, sql);
    for (const method of ['all', 'run', 'get'] as const) {
      const run: (...parameters: unknown[]) => unknown = statement[method];
      Reflect.set(statement, method, (...parameters: unknown[]) => {
        const since = cpuUsed();
        const result = run.apply(statement, parameters);
        const cpu = cpuUsed() - since;
        if (cpu > least) long.push({ sql: sql.slice(0, SHOWN), cpu });
        return result;
      });
    }
    return statement;
  };
  return long;
}
