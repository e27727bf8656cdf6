import { IdSchema } from '@concordia/contract';
import { type Purchase, type PurchaseCreate, PurchaseCreateSchema, PurchaseSchema } from '@concordia/contract/insight';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { PurchasesService } from './purchases.service.js';

@ApiTags('intelligence')
@Controller('api/intelligence')
export class PurchasesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Get('customers/:contactId/deals')
  @Answers(z.array(PurchaseSchema), 'The newest 200 purchases, newest first.', {
    summary: 'List a contact’s purchases',
    description: 'Lists the contact’s purchases, with value and date.',
    refuses: [404],
  })
  listPurchases(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<Purchase[]> {
    return this.purchases.list(contactId);
  }

  @Post('customers/:contactId/deals')
  @AnswersCreated(PurchaseSchema, 'The deal. The models include it in their next run.', {
    summary: 'Create a purchase for a contact',
    description: 'Adds a purchase manually. Scores are updated in the next segmentation run.',
    refuses: [404],
  })
  createPurchase(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: PurchaseCreateSchema }) deal: PurchaseCreate,
  ): Promise<Purchase> {
    return this.purchases.create(contactId, deal);
  }

  @Delete('deals/:dealId')
  @Answers(PurchaseSchema, 'The deleted deal.', {
    summary: 'Delete a deal',
    description: 'Scores are updated in the next segmentation run.',
    refuses: [404],
  })
  deletePurchase(@Param('dealId', { schema: IdSchema }) dealId: string): Promise<Purchase> {
    return this.purchases.remove(dealId);
  }
}
