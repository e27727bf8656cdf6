import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { SealingModule } from '../../../sealing/sealing.module.js';
import { CalendarAddresses } from './calendar-addresses.js';
import { CalendarRefresh } from './calendar-refresh.js';
import { CalendarSubscriptionsController } from './calendar-subscriptions.controller.js';
import { CalendarSubscriptionsJobs } from './calendar-subscriptions.jobs.js';
import { CalendarSubscriptionsRepository } from './calendar-subscriptions.repository.js';
import { CalendarSubscriptionsService } from './calendar-subscriptions.service.js';

@Module({
  imports: [OutgoingModule, SealingModule],
  controllers: [CalendarSubscriptionsController],
  providers: [
    CalendarSubscriptionsService,
    CalendarSubscriptionsRepository,
    CalendarAddresses,
    CalendarRefresh,
    CalendarSubscriptionsJobs,
  ],
})
export class CalendarSubscriptionsModule {}
