import { Module } from '@nestjs/common';
import { AppendSignal } from './append-signal.js';
import { DomainEvents } from './domain-events.js';
import { EventLog } from './event-log.js';
import { EventLogRepository } from './event-log.repository.js';

/** The log for all its writers and readers; it does not depend on subscriptions. */
@Module({
  providers: [EventLog, EventLogRepository, AppendSignal, DomainEvents],
  exports: [EventLog, AppendSignal, DomainEvents],
})
export class HubLogModule {}
