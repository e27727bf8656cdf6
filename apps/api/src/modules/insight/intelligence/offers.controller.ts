import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type OfferOutcome,
  type OfferOutcomeCreate,
  OfferOutcomeCreateSchema,
  OfferOutcomeSchema,
  type OfferOutcomeUpdate,
  OfferOutcomeUpdateSchema,
  type SaveOffer,
  type SaveOfferCreate,
  SaveOfferCreateSchema,
  SaveOfferSchema,
  type SaveOfferUpdate,
  SaveOfferUpdateSchema,
} from '@concordia/contract/insight';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { OffersService } from './offers.service.js';
import { OutcomesService } from './outcomes.service.js';

@ApiTags('intelligence')
@Controller('api/intelligence/save-offers')
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly outcomes: OutcomesService,
  ) {}

  @Get()
  @Answers(z.array(SaveOfferSchema), 'Save offers, oldest first. A new workspace starts with three.', {
    summary: 'List save offers',
    description: 'Lists offers for customers at risk, with the acceptance count of each offer.',
  })
  listSaveOffers(): Promise<SaveOffer[]> {
    return this.offers.list();
  }

  @Post()
  @AnswersCreated(SaveOfferSchema, 'The save offer.', {
    summary: 'Create a save offer',
    description: 'Returns 409 if the maximum number of save offers is reached.',
    refuses: [409],
  })
  createSaveOffer(@Body({ schema: SaveOfferCreateSchema }) offer: SaveOfferCreate): Promise<SaveOffer> {
    return this.offers.create(offer);
  }

  @Patch(':saveOfferId')
  @Answers(
    SaveOfferSchema,
    'The updated save offer. Offers already made keep their window, and customers their group.',
    {
      summary: 'Update a save offer',
      description: 'Updates only the fields in the request.',
      refuses: [404],
    },
  )
  updateSaveOffer(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Body({ schema: SaveOfferUpdateSchema }) update: SaveOfferUpdate,
  ): Promise<SaveOffer> {
    return this.offers.update(saveOfferId, update);
  }

  @Delete(':saveOfferId')
  @Answers(SaveOfferSchema, 'The deleted save offer. Customers it retained still count as retained.', {
    summary: 'Delete a save offer',
    description: 'The save offer is no longer available.',
    refuses: [404],
  })
  deleteSaveOffer(@Param('saveOfferId', { schema: IdSchema }) saveOfferId: string): Promise<SaveOffer> {
    return this.offers.remove(saveOfferId);
  }

  @Get(':saveOfferId/outcomes')
  @AnswersPage(OfferOutcomeSchema, 'Outcomes with the contact and result, newest first.', {
    summary: 'List outcomes of a save offer',
    description: 'Each is open, accepted, declined or expired.',
    refuses: [404],
  })
  async listOfferOutcomes(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfferOutcome[]> {
    return sendPage(reply, await this.outcomes.list(saveOfferId, query));
  }

  @Post(':saveOfferId/outcomes')
  @AnswersCreated(OfferOutcomeSchema, 'The outcome, open unless already decided.', {
    summary: 'Create an offer outcome',
    description:
      'A share of customers (`holdout` of the offer) is held out at random: `arm` is `held_out` then, and the offer must not be made. A customer keeps the group that an offer assigned them. Otherwise it counts as accepted if the contact buys more than usual within the window, or when that is set; it expires after the window. With an outcome, nothing is drawn.',
    refuses: [404, 409],
  })
  createOfferOutcome(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Body({ schema: OfferOutcomeCreateSchema }) outcome: OfferOutcomeCreate,
  ): Promise<OfferOutcome> {
    return this.outcomes.create(saveOfferId, outcome);
  }

  @Patch(':saveOfferId/outcomes/:outcomeId')
  @Answers(OfferOutcomeSchema, 'The updated outcome.', {
    summary: 'Update an offer outcome',
    description:
      'Sets the outcome to open, accepted or declined. If it is not set, it depends on whether the customer buys more than usual within the window. Returns 409 for a customer who is held out.',
    refuses: [404, 409],
  })
  updateOfferOutcome(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Param('outcomeId', { schema: IdSchema }) outcomeId: string,
    @Body({ schema: OfferOutcomeUpdateSchema }) update: OfferOutcomeUpdate,
  ): Promise<OfferOutcome> {
    return this.outcomes.update(saveOfferId, outcomeId, update);
  }
}
