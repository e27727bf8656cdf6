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
  @Answers(z.array(SaveOfferSchema), 'All of them, oldest first; a new workspace starts with three.', {
    summary: 'List save offers',
    description: 'What can be offered to customers at risk, and how often each offer was accepted.',
  })
  listSaveOffers(): Promise<SaveOffer[]> {
    return this.offers.list();
  }

  @Post()
  @AnswersCreated(SaveOfferSchema, 'The offer.', {
    summary: 'Add a save offer',
    description: 'There can be only so many; one more is refused with 409.',
    refuses: [409],
  })
  createSaveOffer(@Body({ schema: SaveOfferCreateSchema }) offer: SaveOfferCreate): Promise<SaveOffer> {
    return this.offers.create(offer);
  }

  @Patch(':saveOfferId')
  @Answers(SaveOfferSchema, 'The offer as it is now; offers that were made keep their window.', {
    summary: 'Change a save offer',
    description: 'Changes only the fields that are sent.',
    refuses: [404],
  })
  updateSaveOffer(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Body({ schema: SaveOfferUpdateSchema }) update: SaveOfferUpdate,
  ): Promise<SaveOffer> {
    return this.offers.update(saveOfferId, update);
  }

  @Delete(':saveOfferId')
  @Answers(SaveOfferSchema, 'The offer that was removed. Customers whom it has kept still count as kept.', {
    summary: 'Remove a save offer',
    description: 'It is no longer offered.',
    refuses: [404],
  })
  deleteSaveOffer(@Param('saveOfferId', { schema: IdSchema }) saveOfferId: string): Promise<SaveOffer> {
    return this.offers.remove(saveOfferId);
  }

  @Get(':saveOfferId/outcomes')
  @AnswersPage(OfferOutcomeSchema, 'To whom it was made and what came of it, newest first.', {
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
  @AnswersCreated(OfferOutcomeSchema, 'The outcome, open unless it is known already.', {
    summary: 'Note that an offer was made',
    description:
      'It counts as taken when the contact writes or buys within the window, and as not taken when it runs out; a person may say what came of it before.',
    refuses: [404, 409],
  })
  createOfferOutcome(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Body({ schema: OfferOutcomeCreateSchema }) outcome: OfferOutcomeCreate,
  ): Promise<OfferOutcome> {
    return this.outcomes.create(saveOfferId, outcome);
  }

  @Patch(':saveOfferId/outcomes/:outcomeId')
  @Answers(OfferOutcomeSchema, 'The outcome as it is now.', {
    summary: 'Say what came of an offer',
    description:
      'Sets it to open, accepted or declined. Without that, it is decided by whether the customer writes or buys within the window.',
    refuses: [404],
  })
  updateOfferOutcome(
    @Param('saveOfferId', { schema: IdSchema }) saveOfferId: string,
    @Param('outcomeId', { schema: IdSchema }) outcomeId: string,
    @Body({ schema: OfferOutcomeUpdateSchema }) update: OfferOutcomeUpdate,
  ): Promise<OfferOutcome> {
    return this.outcomes.update(saveOfferId, outcomeId, update);
  }
}
