import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { BriefRepository } from './brief.repository.js';

/**
 * What briefs say about people. A brief names and quotes several at once, so those that name an erased person go altogether; the next one knows
 * nothing of them.
 */
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
