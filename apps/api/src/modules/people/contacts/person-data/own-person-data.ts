import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { filesOfPerson } from './files-of-person.js';
import { knownOfPerson } from './known-of-person.js';
import { workWithPerson } from './work-with-person.js';

/** What this program's own tables hold about people, beside what other modules register, in the order in which an erasure deletes. */
@Injectable()
export class OwnPersonData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
    private readonly queue: JobQueue,
  ) {}

  onModuleInit(): void {
    for (const data of [filesOfPerson(this.queue), ...workWithPerson(this.db), ...knownOfPerson(this.db)])
      this.registry.register(data);
  }
}
