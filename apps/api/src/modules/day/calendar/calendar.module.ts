import { Module } from '@nestjs/common';
import { StreamModule } from '../../platform/stream/stream.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';
import { CalendarKey } from './calendar-key.js';

/** Feeds for other programs' calendars. */
@Module({
  imports: [StreamModule],
  controllers: [CalendarController],
  providers: [CalendarService, CalendarKey, CalendarRepository],
})
export class CalendarModule {}
