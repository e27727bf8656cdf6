import type { ContactActivity } from '@concordia/contract/insight';
import { contactActivityOf } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactFiguresRepository } from './contact-figures.repository.js';

/** Messages read, so that a long correspondence takes no longer: some milliseconds. */
const MOST_MESSAGES = 5_000;

@Injectable()
export class ContactActivityService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly figures: ContactFiguresRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly clock: Clock,
  ) {}

  async get(contactId: string): Promise<ContactActivity> {
    if ((await this.contacts.find(contactId)) === undefined) throw notFound('contact');
    const { time_zone: timeZone } = await this.guardrails.find();
    const rows = await this.figures.times(contactId, MOST_MESSAGES);
    const messages = rows.map(({ sent_at: at, direction, channel }) => ({ at, direction, channel }));
    const activity = contactActivityOf(messages, {
      now: this.clock.now(),
      zone: timeZone,
      isWhole: rows.length < MOST_MESSAGES,
    });
    const { received, sent } = activity.hours;
    return {
      ...activity,
      timeZone,
      hours: { received: received.map((day) => [...day]), sent: sent.map((day) => [...day]) },
      weeks: [...activity.weeks],
    };
  }
}
