import { Injectable } from '@nestjs/common';
import { type JobHandler, PermanentFailure, type RegisteredHandler } from './job-handler.js';

/** Who does which kind of job. */
@Injectable()
export class JobRegistry {
  readonly #handlers = new Map<string, RegisteredHandler>();

  register<Payload>(handler: JobHandler<Payload>): void {
    if (this.#handlers.has(handler.kind)) throw new Error(`There are two handlers for jobs of kind ${handler.kind}.`);
    this.#handlers.set(handler.kind, {
      kind: handler.kind,
      concurrency: handler.concurrency,
      maxAttempts: handler.maxAttempts,
      everyMs: handler.everyMs ?? null,
      handle: async (run) => {
        const payload = handler.schema.safeParse(run.payload);
        if (!payload.success) throw new PermanentFailure(`The payload is not one of ${handler.kind}.`);
        await handler.handle({ ...run, payload: payload.data });
      },
    });
  }

  get(kind: string): RegisteredHandler | undefined {
    return this.#handlers.get(kind);
  }

  all(): readonly RegisteredHandler[] {
    return [...this.#handlers.values()];
  }
}
