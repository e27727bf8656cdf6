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
} from '@concordia/contract/channels';
import { applyDecorators, Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ChannelTestsService } from './channel-tests.service.js';

/** A failed test is a valid result: 200 with `ok: false`. */
const Tests = (path: string, summary: string, description: string) =>
  applyDecorators(
    Post(path),
    HttpCode(200),
    Answers(TestResultSchema, 'The result of the test.', { summary, description }),
  );

@ApiTags('channel tests')
@Controller('api/test')
export class ChannelTestsController {
  constructor(private readonly tests: ChannelTestsService) {}

  @Tests(
    'email/inbound',
    'Test receiving email',
    'Checks that the provider knows our address and that we would accept its signatures.',
  )
  testEmailInbound(@Body({ schema: EmailInboundTestSchema }) test: EmailInboundTest): Promise<TestResult> {
    return this.tests.emailInbound(test);
  }

  @Tests(
    'email/outbound',
    'Send a test email',
    'Sends a real email if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testEmailOutbound(@Body({ schema: EmailOutboundTestSchema }) test: EmailOutboundTest): Promise<TestResult> {
    return this.tests.emailOutbound(test);
  }

  @Tests(
    'meta/verify',
    'Test the Meta credentials and webhook',
    'Checks the verify token, the credentials and the webhook. Sends no message.',
  )
  testMetaVerify(@Body({ schema: MetaVerifyTestSchema }) test: MetaVerifyTest): Promise<TestResult> {
    return this.tests.metaVerify(test);
  }

  @Tests(
    'meta/message',
    'Send a WhatsApp test message',
    'Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testMetaMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('whatsapp', test);
  }

  @Tests(
    'sms/inbound',
    'Test receiving SMS',
    'Checks that the provider knows our address and that we would accept its signatures.',
  )
  testSmsInbound(@Body({ schema: SmsInboundTestSchema }) test: SmsInboundTest): Promise<TestResult> {
    return this.tests.smsInbound(test);
  }

  @Tests(
    'sms/outbound',
    'Send a test SMS',
    'Sends a real text message if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testSmsOutbound(@Body({ schema: SmsOutboundTestSchema }) test: SmsOutboundTest): Promise<TestResult> {
    return this.tests.message('sms', { to: test.to, echo: test.body });
  }

  @Tests('telegram/setWebhook', 'Register the webhook with Telegram', 'Registers our webhook URL with Telegram.')
  testTelegramWebhook(@Body({ schema: TelegramWebhookTestSchema }) test: TelegramWebhookTest): Promise<TestResult> {
    return this.tests.telegramWebhook(test);
  }

  @Tests(
    'telegram/message',
    'Send a Telegram test message',
    'Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testTelegramMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('telegram', test);
  }

  @Tests(
    'linkedin/post',
    'Publish a test post on LinkedIn',
    'Publishes a real post if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testLinkedinPost(@Body({ schema: LinkedinPostTestSchema }) test: LinkedinPostTest): Promise<TestResult> {
    return this.tests.linkedinPost(test);
  }

  @Tests(
    'instagram/message',
    'Send an Instagram test message',
    'Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testInstagramMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('instagram', test);
  }

  @Tests(
    'messenger/message',
    'Send a Messenger test message',
    'Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testMessengerMessage(@Body({ schema: EchoTestSchema }) test: EchoTest): Promise<TestResult> {
    return this.tests.message('messenger', test);
  }

  @Tests(
    'twitter/post',
    'Publish a test post on X',
    'Publishes a real post if the channel is live. On a simulated channel, nothing leaves this machine.',
  )
  testTwitterPost(@Body({ schema: TwitterPostTestSchema }) test: TwitterPostTest): Promise<TestResult> {
    return this.tests.twitterPost(test);
  }

  @Tests('twitter/search', 'Search posts on X', 'This call is read-only and changes nothing on X.')
  testTwitterSearch(@Body({ schema: TwitterSearchTestSchema }) test: TwitterSearchTest): Promise<TestResult> {
    return this.tests.twitterSearch(test);
  }

  @Tests(
    'twitter/discovery',
    'Get lists and bookmarks of the X account',
    'This call is read-only and changes nothing on X.',
  )
  testTwitterDiscovery(@Body({ schema: TwitterDiscoveryTestSchema }) test: TwitterDiscoveryTest): Promise<TestResult> {
    return this.tests.twitterDiscovery(test);
  }
}
