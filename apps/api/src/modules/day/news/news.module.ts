import { Module } from '@nestjs/common';
import { OutgoingModule } from '../../../outgoing/outgoing.module.js';
import { NewsController } from './news.controller.js';
import { NewsJobs } from './news.jobs.js';
import { NewsRepository } from './news.repository.js';
import { NewsService } from './news.service.js';
import { NewsRefresh } from './news-refresh.js';

@Module({
  imports: [OutgoingModule],
  controllers: [NewsController],
  providers: [NewsService, NewsRepository, NewsRefresh, NewsJobs],
})
export class NewsModule {}
