import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from '../../platform/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { detachRows, rowsOfPerson } from '../../platform/person-data/rows-of-person.js';

const TABLE = 'campaign_recipient';

/** Which campaigns wrote to a person, and what they did. An erasure takes the person off and leaves the count. */
@Injectable()
export class RecipientsAboutPerson implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(recipientsData(this.db));
  }
}

function recipientsData(db: WorkspaceDatabase): PersonData {
  return {
    kind: 'campaigns',
    ...rowsOfPerson(db, TABLE),
    erase: (tx, contactId) => detachRows(tx, TABLE, contactId),
    export: (contactId) =>
      inPages((after) => {
        const page = db.read
          .selectFrom(TABLE)
          .innerJoin('campaign', 'campaign.id', 'campaign_recipient.campaign_id')
          .select([
            'campaign_recipient.id',
            'campaign.name as campaign',
            'campaign_recipient.state',
            'campaign_recipient.channel',
            'campaign_recipient.sent_at',
            'campaign_recipient.opened_at',
            'campaign_recipient.clicked_at',
            'campaign_recipient.replied_at',
            'campaign_recipient.unsubscribed_at',
            'campaign_recipient.complained_at',
          ])
          .where('campaign_recipient.contact_id', '=', contactId);
        return (after === null ? page : page.where('campaign_recipient.id', '>', after))
          .orderBy('campaign_recipient.id')
          .limit(PAGE)
          .execute();
      }),
  };
}
