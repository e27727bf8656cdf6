import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { knownOfPerson } from './known-of-person.js';
import { OutgoingFiles } from './outgoing-files.js';
import { workWithPerson } from './work-with-person.js';

/** What this program's own tables hold about people, beside what other modules register, in the order in which an erasure deletes. */
@Injectable()
export class OwnPersonData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
    private readonly files: OutgoingFiles,
  ) {}

  onModuleInit(): void {
    for (const data of [this.files.ofPerson(), ...workWithPerson(this.db), ...knownOfPerson(this.db)])
      this.registry.register(data);
  }
}
