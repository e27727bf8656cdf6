import { Injectable } from '@nestjs/common';
import {
  type BatchHandler,
  type JobHandler,
  type JobRun,
  PermanentFailure,
  type Recurrence,
  type RegisteredHandler,
} from './job-handler.js';

@Injectable()
export class JobRegistry {
  readonly #handlers = new Map<string, RegisteredHandler>();

  register<Payload>(handler: JobHandler<Payload>): void {
    if (this.#handlers.has(handler.kind)) throw new Error(`There are two handlers for jobs of kind ${handler.kind}.`);
    this.#handlers.set(handler.kind, {
      kind: handler.kind,
      concurrency: handler.concurrency,
      maxAttempts: handler.maxAttempts,
      recurs: recurrenceOf(handler),
      handle: async (run) => handler.handle(readRun(handler, run)),
      together: togetherOf(handler),
    });
  }

  get(kind: string): RegisteredHandler | undefined {
    return this.#handlers.get(kind);
  }

  all(): readonly RegisteredHandler[] {
    return [...this.#handlers.values()];
  }
}

function readRun<Payload>({ kind, schema }: JobHandler<Payload>, run: JobRun<unknown>): JobRun<Payload> {
  const payload = schema.safeParse(run.payload);
  if (!payload.success) throw new PermanentFailure(`The payload is not valid for jobs of kind ${kind}.`);
  return { ...run, payload: payload.data };
}

function togetherOf<Payload>(handler: JobHandler<Payload>): BatchHandler<unknown> | null {
  const { together } = handler;
  if (together === undefined) return null;
  return { most: together.most, handle: async (runs) => together.handle(runs.map((run) => readRun(handler, run))) };
}

function recurrenceOf({ everyMs, dailyAt }: Pick<JobHandler<unknown>, 'everyMs' | 'dailyAt'>): Recurrence | null {
  if (everyMs !== undefined) return { kind: 'interval', ms: everyMs };
  return dailyAt === undefined ? null : { kind: 'daily', at: dailyAt };
}
