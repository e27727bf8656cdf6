import {
  type TestResult,
  testEmailInbound,
  testEmailOutbound,
  testInstagramMessage,
  testLinkedinPost,
  testMessengerMessage,
  testMetaMessage,
  testMetaVerify,
  testSmsInbound,
  testSmsOutbound,
  testTelegramMessage,
  testTelegramWebhook,
  testTwitterDiscovery,
  testTwitterPost,
  testTwitterSearch,
} from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { connectionTestStrings } from '../../../strings/generated/connectionTest';
import type { Settings } from './draftSettings';
import type { Step, StepAnswer } from './runSteps';

type Words = TextOf<typeof connectionTestStrings>;

export type TestId = keyof Words['step'];

export interface TestSubject {
  readonly channel: Channel;
  readonly settings: Settings;
  readonly webhookUrl: string | null;
  /** Recipient of the test message. If empty the server picks one, never a contact. */
  readonly recipient: string;
  readonly words: Words;
  readonly at: string;
}

const answerOf = ({ ok, message, simulated }: TestResult): StepAnswer => ({ ok, message, isSimulated: simulated });

const step = (id: TestId, call: (options: RequestInit) => Promise<TestResult>): Step<TestId> => ({
  id,
  call: async (signal) => answerOf(await call({ signal })),
});

/** Omits empty settings: the server then uses its stored ones. */
const given = <Name extends string>(name: Name, value: string | undefined) =>
  value === undefined || value === '' ? {} : { [name]: value };

/** The calls that test a channel, in order (specification, section 7). */
export function testPlan({
  channel,
  settings,
  webhookUrl,
  recipient,
  words,
  at,
}: TestSubject): readonly Step<TestId>[] {
  const to = given('to', recipient);
  const echo = { echo: words.testText, ...to };
  const text = words.testPost({ at });
  const page = given('pageId', settings.pageId);
  switch (channel) {
    case 'email':
      return [
        step('emailInbound', (options) =>
          testEmailInbound({ ping: true, ...given('domain', settings.domain) }, options),
        ),
        step('emailOutbound', (options) =>
          testEmailOutbound({ subject: words.testSubject, text: words.testText, ...to }, options),
        ),
      ];
    case 'whatsapp':
      return [
        step('verify', (options) => testMetaVerify({ ...page, ...given('waPhoneId', settings.waPhoneId) }, options)),
        step('message', (options) => testMetaMessage(echo, options)),
      ];
    case 'sms':
      return [
        step('smsInbound', (options) => testSmsInbound({ body: words.testText, ...given('from', recipient) }, options)),
        step('smsOutbound', (options) => testSmsOutbound({ body: words.testText, ...to }, options)),
      ];
    case 'telegram':
      return [
        step('setWebhook', (options) => testTelegramWebhook(given('url', webhookUrl ?? ''), options)),
        step('message', (options) => testTelegramMessage(echo, options)),
      ];
    case 'linkedin':
      return [step('post', (options) => testLinkedinPost({ text, ...given('orgId', settings.orgId) }, options))];
    case 'instagram':
      return [
        step('verify', (options) => testMetaVerify({ channel, ...page }, options)),
        step('message', (options) => testInstagramMessage(echo, options)),
      ];
    case 'messenger':
      return [
        step('verify', (options) => testMetaVerify({ channel, ...page }, options)),
        step('message', (options) => testMessengerMessage(echo, options)),
      ];
    case 'twitter': {
      const handle = settings.handle ?? '';
      const scopes = (settings.scopes ?? '').split(' ');
      // Scopes that were not requested would be refused, which says nothing about the connection.
      const wanted = { lists: scopes.includes('list.read'), bookmarks: scopes.includes('bookmark.read') };
      return [
        step('post', (options) => testTwitterPost({ text }, options)),
        step('search', (options) => testTwitterSearch({ q: handle === '' ? 'mentions' : `@${handle}` }, options)),
        step('discovery', (options) => testTwitterDiscovery(wanted, options)),
      ];
    }
    default:
      return [];
  }
}

/** The same without a server: each step succeeds and reports that it is simulated. */
export function simulatedPlan(subject: TestSubject): readonly Step<TestId>[] {
  const { simulatedSuccess } = subject.words;
  return testPlan(subject).map(({ id }) => ({
    id,
    call: async () => ({ ok: true, message: simulatedSuccess, isSimulated: true }),
  }));
}

/** Whether the test publishes a public post. */
export const isTestPublic = (channel: Channel): boolean => channel === 'linkedin' || channel === 'twitter';

/** Whether a step needs a named recipient. Email defaults to the workspace's own address. */
export const needsRecipient = (id: TestId): boolean => id === 'message' || id === 'smsOutbound';

export const hasRecipient = (channel: Channel): boolean => !isTestPublic(channel);
