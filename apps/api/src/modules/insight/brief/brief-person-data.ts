import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { BriefRepository } from './brief.repository.js';

/** Briefs name and quote several contacts at once. Those naming an erased contact are deleted whole; the next brief is made without the contact. */
@Injectable()
export class BriefPersonData implements OnModuleInit {
  constructor(
    private readonly registry: PersonDataRegistry,
    private readonly briefs: BriefRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'briefs',
      count: async () => 0,
      move: async () => [],
      moveBack: async () => undefined,
      erase: (tx, contactId) => this.briefs.removeNaming(tx, contactId),
    });
  }
}
