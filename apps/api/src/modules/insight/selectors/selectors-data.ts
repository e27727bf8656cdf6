import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { CompanySelectors } from './company-selectors.js';
import { SelectorUpkeep } from './selector-upkeep.js';
import { SelectorsRepository } from './selectors.repository.js';
import { StoredSelectorsRepository } from './stored-selectors.repository.js';

/**
 * A contact's selectors. They are derived from messages and contact data: a merge moves those and re-derives, and exports and previews include those.
 * An erasure deletes the selectors at once, including the company's.
 */
@Injectable()
export class SelectorsData implements OnModuleInit {
  constructor(
    private readonly registry: PersonDataRegistry,
    private readonly selectors: SelectorsRepository,
    private readonly stored: StoredSelectorsRepository,
    private readonly companies: CompanySelectors,
    private readonly upkeep: SelectorUpkeep,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'selectors',
      count: async () => 0,
      move: async () => [],
      moveBack: async () => undefined,
      erase: async (tx, contactId) => {
        const before = await this.selectors.ofNodes([contactId], tx);
        await this.stored.removeOfContact(tx, contactId);
        await this.companies.follow(tx, before);
        await this.upkeep.ask(tx);
        return 0;
      },
    });
  }
}
