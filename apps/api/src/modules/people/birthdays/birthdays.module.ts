import { Module } from '@nestjs/common';
import { BirthdaysController } from './birthdays.controller.js';
import { BirthdaysRepository } from './birthdays.repository.js';
import { BirthdaysService } from './birthdays.service.js';

@Module({
  controllers: [BirthdaysController],
  providers: [BirthdaysService, BirthdaysRepository],
})
export class BirthdaysModule {}
