import { type Channel, ChannelSchema, IdSchema } from '@concordia/contract';
import { type TestResult, TestResultSchema } from '@concordia/contract/channels';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ChannelTestsService } from './channel-tests.service.js';

@ApiTags('channel tests')
@Controller('api/channels/:channel/accounts')
export class AccountTestsController {
  constructor(private readonly tests: ChannelTestsService) {}

  @Post(':accountId/test')
  @HttpCode(200)
  @Answers(TestResultSchema, 'The result of the test.', {
    summary: 'Test an account of a channel',
    description: 'Checks its credentials and registers its webhook where the provider allows it. Sends no message.',
    refuses: [404],
  })
  testChannelAccount(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
    @Param('accountId', { schema: IdSchema }) accountId: string,
  ): Promise<TestResult> {
    return this.tests.account(channel, accountId);
  }
}
