import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';

/**
 * What briefs say about people. A brief names and quotes several at once, so those that name an erased person go altogether; the next one knows
 * nothing of them.
 */
@Injectable()
export class BriefPersonData implements OnModuleInit {
  constructor(private readonly registry: PersonDataRegistry) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'briefs',
      count: async () => 0,
      move: async () => [],
      moveBack: async () => undefined,
      erase: async (tx, contactId) => {
        const gone = await tx
          .deleteFrom('morning_brief')
          .where('content', 'like', `%"${contactId}"%`)
          .returning('id')
          .execute();
        return gone.length;
      },
    });
  }
}
