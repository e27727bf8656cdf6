import { Module } from '@nestjs/common';
import { AppendSignal } from './append-signal.js';
import { DomainEvents } from './domain-events.js';
import { EventLog } from './event-log.js';
import { EventLogRepository } from './event-log.repository.js';

/** The log itself, for everybody who writes to it or reads it; it knows nothing of subscriptions. */
@Module({
  providers: [EventLog, EventLogRepository, AppendSignal, DomainEvents],
  exports: [EventLog, AppendSignal, DomainEvents],
})
export class HubLogModule {}
