import { IdSchema } from '@concordia/contract';
import { type Deal, type DealCreate, DealCreateSchema, DealSchema } from '@concordia/contract/insight';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { DealsService } from './deals.service.js';

@ApiTags('intelligence')
@Controller('api/intelligence')
export class DealsController {
  constructor(private readonly deals: DealsService) {}

  @Get('customers/:contactId/deals')
  @Answers(z.array(DealSchema), 'The newest 200 purchases, newest first.', {
    summary: 'List a contact’s purchases',
    description: 'Lists the contact’s purchases, with value and date.',
    refuses: [404],
  })
  listDeals(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<Deal[]> {
    return this.deals.list(contactId);
  }

  @Post('customers/:contactId/deals')
  @AnswersCreated(DealSchema, 'The deal. The models include it in their next run.', {
    summary: 'Create a purchase for a contact',
    description: 'Adds a purchase manually. Scores are updated in the next segmentation run.',
    refuses: [404],
  })
  createDeal(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: DealCreateSchema }) deal: DealCreate,
  ): Promise<Deal> {
    return this.deals.create(contactId, deal);
  }

  @Delete('deals/:dealId')
  @Answers(DealSchema, 'The deleted deal.', {
    summary: 'Delete a deal',
    description: 'Scores are updated in the next segmentation run.',
    refuses: [404],
  })
  deleteDeal(@Param('dealId', { schema: IdSchema }) dealId: string): Promise<Deal> {
    return this.deals.remove(dealId);
  }
}
