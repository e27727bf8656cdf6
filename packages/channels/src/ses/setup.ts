import { type JsonFields, textOf } from '../http/json.js';
import { checkRefusal, type MailAnswer } from '../mail-message/index.js';
import type { CheckResult, StepResult } from '../port/adapter.js';
import { callSes, callSns, type SesAccount } from './client.js';

const refused = (providerCode: string, said: string): Extract<CheckResult, { ok: false }> => ({
  ok: false,
  failure: 'authentication',
  providerCode,
  said,
});

/** Whether the account may send at all, and from this address or its domain. */
export async function checkAccount(account: SesAccount, from: string, signal: AbortSignal): Promise<CheckResult> {
  const about = await callSes(account, { method: 'GET', path: '/v2/email/account' }, signal);
  if (!about.ok) return checkRefusal(about);
  if (about.fields?.get('SendingEnabled') !== true)
    return refused('SendingPaused', 'Amazon has paused sending for this account and region.');
  const identity = await findIdentity(account, from, signal);
  if (!identity.ok) return checkRefusal(identity);
  if (identity.fields?.get('VerifiedForSendingStatus') !== true)
    return refused('NotVerified', `${from} is not verified in ${account.region} yet.`);
  const sandbox = about.fields.get('ProductionAccessEnabled') === true ? '' : ', sandbox';
  return { ok: true, account: `${from} (${account.region}${sandbox})`, expiresAt: null };
}

const identityPath = (identity: string) => `/v2/email/identities/${encodeURIComponent(identity)}`;

/** The identity of the address itself; falls back to its domain. */
async function findIdentity(account: SesAccount, from: string, signal: AbortSignal): Promise<MailAnswer> {
  const own = await callSes(account, { method: 'GET', path: identityPath(from) }, signal);
  if (own.ok || own.providerCode !== 'NotFoundException') return own;
  return callSes(account, { method: 'GET', path: identityPath(domainOf(from)) }, signal);
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The configuration set created if the identity has none. */
const OWN_SET = 'concordia';
const DESTINATION = 'concordia';
const EVENTS = ['SEND', 'REJECT', 'BOUNCE', 'COMPLAINT', 'DELIVERY', 'OPEN', 'CLICK', 'DELIVERY_DELAY', 'SUBSCRIPTION'];

/** Subscribes our webhook to the topic, and the topic to SES events. SNS then requests a confirmation, which we send automatically. */
export async function subscribeTopic(
  account: SesAccount,
  from: string,
  topicArn: string,
  webhookUrl: string,
  signal: AbortSignal,
): Promise<StepResult> {
  if (topicArn === '')
    return refused('TopicArn', 'Enter the SNS topic first. SES reports email events only through a topic.');
  const Protocol = new URL(webhookUrl).protocol.slice(0, -1);
  const subscribed = await callSns(
    account,
    { Action: 'Subscribe', TopicArn: topicArn, Protocol, Endpoint: webhookUrl },
    signal,
  );
  if (!subscribed.ok) return checkRefusal(subscribed);
  const set = await configurationSet(account, from, signal);
  if (typeof set !== 'string') return set;
  const published = await publishEvents(account, set, topicArn, signal);
  if (!published.ok) return checkRefusal(published);
  return {
    ok: true,
    message: `SES publishes email events to the topic (configuration set ${set}), and the topic forwards them to Concordia.`,
  };
}

/** The identity's configuration set; creates and assigns one if it has none. */
async function configurationSet(
  account: SesAccount,
  from: string,
  signal: AbortSignal,
): Promise<string | Extract<StepResult, { ok: false }>> {
  const identity = await findIdentity(account, from, signal);
  if (!identity.ok) return checkRefusal(identity);
  const known = textOf(identity.fields, 'ConfigurationSetName') ?? '';
  if (known !== '') return known;
  const json = { ConfigurationSetName: OWN_SET };
  const made = await callSes(account, { method: 'POST', path: '/v2/email/configuration-sets', json }, signal);
  if (!made.ok && made.providerCode !== 'AlreadyExistsException') return checkRefusal(made);
  const name = identityName(identity.fields, from);
  const path = `${identityPath(name)}/configuration-set`;
  const chosen = await callSes(account, { method: 'PUT', path, json }, signal);
  return chosen.ok ? OWN_SET : checkRefusal(chosen);
}

const identityName = (identity: JsonFields | null, from: string): string =>
  textOf(identity, 'IdentityType') === 'DOMAIN' ? domainOf(from) : from;

async function publishEvents(
  account: SesAccount,
  set: string,
  topicArn: string,
  signal: AbortSignal,
): Promise<MailAnswer> {
  const path = `/v2/email/configuration-sets/${encodeURIComponent(set)}/event-destinations`;
  const EventDestination = { Enabled: true, MatchingEventTypes: EVENTS, SnsDestination: { TopicArn: topicArn } };
  const json = { EventDestinationName: DESTINATION, EventDestination };
  const made = await callSes(account, { method: 'POST', path, json }, signal);
  if (made.ok || made.providerCode !== 'AlreadyExistsException') return made;
  return callSes(account, { method: 'PUT', path: `${path}/${DESTINATION}`, json: { EventDestination } }, signal);
}
