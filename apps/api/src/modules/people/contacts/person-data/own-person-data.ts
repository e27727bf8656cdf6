import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { knownOfPerson } from './known-of-person.js';
import { OutgoingFiles } from './outgoing-files.js';
import { workWithPerson } from './work-with-person.js';

/** Registers the tables of the core, besides those of other modules, in erasure order. */
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
