import { applyDecorators, Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../common/documented.js';
import {
  type EchoTest,
  EchoTestSchema,
  type EmailInboundTest,
  EmailInboundTestSchema,
  type EmailOutboundTest,
  EmailOutboundTestSchema,
  type LinkedinPostTest,
  LinkedinPostTestSchema,
  type MetaVerifyTest,
  MetaVerifyTestSchema,
  type SmsInboundTest,
  SmsInboundTestSchema,
  type SmsOutboundTest,
  SmsOutboundTestSchema,
  type TelegramWebhookTest,
  TelegramWebhookTestSchema,
  type TestResult,
  TestResultSchema,
  type TwitterDiscoveryTest,
  TwitterDiscoveryTestSchema,
  type TwitterPostTest,
  TwitterPostTestSchema,
  type TwitterSearchTest,
  TwitterSearchTestSchema,
} from './channel-tests.dto.js';
import { ChannelTestsService } from './channel-tests.service.js';

/** A test that fails has answered the question: it is a 200 with `ok: false`. */
const Tests = (path: string, summary: string) =>
  applyDecorators(Post(path), HttpCode(200), Answers(TestResultSchema, 'The result of the test.', { summary }));

@ApiTags('channel tests')
@Controller('api/test')
export class ChannelTestsController {
  constructor(private readonly tests: ChannelTestsService) {}

  @Tests('email/inbound', 'Test receiving email')
  testEmailInbound(@Body({ schema: EmailInboundTestSchema }) test: EmailInboundTest): Promise<TestResult> {
    return this.tests.emailInbound(test);
  }

  @Tests('email/outbound', 'Send a test email')
  testEmailOutbound(@Body({ schema: EmailOutboundTestSchema }) test: EmailOutboundTest): Promise<TestResult> {
    return this.tests.emailOutbound(test);
  }

  @Tests('meta/verify', 'Test the credentials and the webhook at Meta')
  testMetaVerify(@Body({ schema: MetaVerifyTestSchema }) test: MetaVerifyTest): Promise<TestResult> {
    return this.tests.metaVerify(test);
  }

  @Tests('meta/message', 'Send a WhatsApp test message')
  testMetaMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('whatsapp', test);
  }

  @Tests('sms/inbound', 'Test receiving SMS')
  testSmsInbound(@Body({ schema: SmsInboundTestSchema }) test: SmsInboundTest): Promise<TestResult> {
    return this.tests.smsInbound(test);
  }

  @Tests('sms/outbound', 'Send a test SMS')
  testSmsOutbound(@Body({ schema: SmsOutboundTestSchema }) test: SmsOutboundTest): Promise<TestResult> {
    return this.tests.message('sms', { to: test.to, echo: test.body });
  }

  @Tests('telegram/setWebhook', 'Register the webhook at Telegram')
  testTelegramWebhook(@Body({ schema: TelegramWebhookTestSchema }) test: TelegramWebhookTest): Promise<TestResult> {
    return this.tests.telegramWebhook(test);
  }

  @Tests('telegram/message', 'Send a Telegram test message')
  testTelegramMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('telegram', test);
  }

  @Tests('linkedin/post', 'Publish a test post on LinkedIn')
  testLinkedinPost(@Body({ schema: LinkedinPostTestSchema }) test: LinkedinPostTest): Promise<TestResult> {
    return this.tests.linkedinPost(test);
  }

  @Tests('instagram/message', 'Send an Instagram test message')
  testInstagramMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('instagram', test);
  }

  @Tests('messenger/message', 'Send a Messenger test message')
  testMessengerMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('messenger', test);
  }

  @Tests('twitter/post', 'Publish a test post on X')
  testTwitterPost(@Body({ schema: TwitterPostTestSchema }) test: TwitterPostTest): Promise<TestResult> {
    return this.tests.twitterPost(test);
  }

  @Tests('twitter/search', 'Search posts on X')
  testTwitterSearch(@Body({ schema: TwitterSearchTestSchema }) test: TwitterSearchTest): Promise<TestResult> {
    return this.tests.twitterSearch(test);
  }

  @Tests('twitter/discovery', 'Read lists and bookmarks of the account on X')
  testTwitterDiscovery(@Body({ schema: TwitterDiscoveryTestSchema }) test: TwitterDiscoveryTest): Promise<TestResult> {
    return this.tests.twitterDiscovery(test);
  }
}
