import { setImmediate as turn } from 'node:timers/promises';
import { DAY } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../../jobs/job-registry.js';
import { AttachmentSweeper } from '../../../inbox/attachments/attachment-sweeper.js';
import { PersonEraser } from './person-eraser.js';
import { Retention } from './retention.js';

/** Background jobs of data protection. */
@Injectable()
export class ErasureJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly eraser: PersonEraser,
    private readonly retention: Retention,
    private readonly sweeper: AttachmentSweeper,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'contacts.erase',
      schema: z.object({ erasureId: z.uuid() }),
      concurrency: 1,
      maxAttempts: 10,
      handle: async ({ payload, signal }) => {
        while (!(await this.eraser.step(payload.erasureId))) {
          signal.throwIfAborted();
          // On SQLite nothing else would run between two steps.
          await turn();
        }
      },
    });
    this.registry.register({
      kind: 'attachments.sweep',
      schema: z.object({ hashes: z.array(z.string()) }),
      concurrency: 1,
      maxAttempts: 10,
      handle: ({ payload }) => this.sweeper.sweep(payload.hashes),
    });
    this.registry.register({
      kind: 'messages.retention',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: DAY,
      handle: ({ signal }) => this.retention.run(signal),
    });
  }
}
