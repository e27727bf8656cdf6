import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';
import { CalendarKey } from './calendar-key.js';

@Module({
  controllers: [CalendarController],
  providers: [CalendarService, CalendarKey, CalendarRepository],
})
export class CalendarModule {}
