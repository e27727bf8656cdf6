/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type {
  Arguments,
  Key
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadRequestResponse,
  Channel,
  ContentTooLargeResponse,
  EchoTest,
  EmailInboundTest,
  EmailOutboundTest,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  LinkedinPostTest,
  MetaVerifyTest,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  SmsInboundTest,
  SmsOutboundTest,
  TelegramWebhookTest,
  TestResult,
  TooManyRequestsResponse,
  TwitterDiscoveryTest,
  TwitterPostTest,
  TwitterSearchTest,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getTestChannelAccountUrl = (channel: Channel,
    accountId: string,) => {




  return `/api/channels/${encodeURIComponent(String(channel))}/accounts/${encodeURIComponent(String(accountId))}/test`
}

/**
 * Checks its credentials and registers its webhook where the provider allows it. Sends no message.
 * @summary Test an account of a channel
 */
export const testChannelAccount = async (channel: Channel,
    accountId: string, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

  return http<TestResult>(getTestChannelAccountUrl(channel,accountId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getTestChannelAccountMutationFetcher = (channel: Channel,
    accountId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return testChannelAccount(channel, accountId, options);
  }
}
export const getTestChannelAccountMutationKey = (channel: Channel,
    accountId: string,) => [`/api/channels/${channel}/accounts/${accountId}/test`] as const;

export type TestChannelAccountMutationResult = NonNullable<Awaited<ReturnType<typeof testChannelAccount>>>

/**
 * @summary Test an account of a channel
 */
export const useTestChannelAccount = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  channel: Channel,
    accountId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testChannelAccount>>, TError, Key, Arguments, Awaited<ReturnType<typeof testChannelAccount>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestChannelAccountMutationKey(channel,accountId);
  const swrFn = getTestChannelAccountMutationFetcher(channel,accountId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestEmailInboundUrl = () => {




  return `/api/test/email/inbound`
}

/**
 * Checks that the provider knows our address and that we would accept its signatures.
 * @summary Test receiving email
 */
export const testEmailInbound = async (emailInboundTest: EmailInboundTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestEmailInboundUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailInboundTest)
  }
);}




export const getTestEmailInboundMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EmailInboundTest }) => {
    return testEmailInbound(arg, options);
  }
}
export const getTestEmailInboundMutationKey = () => [`/api/test/email/inbound`] as const;

export type TestEmailInboundMutationResult = NonNullable<Awaited<ReturnType<typeof testEmailInbound>>>

/**
 * @summary Test receiving email
 */
export const useTestEmailInbound = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testEmailInbound>>, TError, Key, EmailInboundTest, Awaited<ReturnType<typeof testEmailInbound>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestEmailInboundMutationKey();
  const swrFn = getTestEmailInboundMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestEmailOutboundUrl = () => {




  return `/api/test/email/outbound`
}

/**
 * Sends a real email if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Send a test email
 */
export const testEmailOutbound = async (emailOutboundTest: EmailOutboundTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestEmailOutboundUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailOutboundTest)
  }
);}




export const getTestEmailOutboundMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EmailOutboundTest }) => {
    return testEmailOutbound(arg, options);
  }
}
export const getTestEmailOutboundMutationKey = () => [`/api/test/email/outbound`] as const;

export type TestEmailOutboundMutationResult = NonNullable<Awaited<ReturnType<typeof testEmailOutbound>>>

/**
 * @summary Send a test email
 */
export const useTestEmailOutbound = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testEmailOutbound>>, TError, Key, EmailOutboundTest, Awaited<ReturnType<typeof testEmailOutbound>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestEmailOutboundMutationKey();
  const swrFn = getTestEmailOutboundMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestInstagramMessageUrl = () => {




  return `/api/test/instagram/message`
}

/**
 * Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Send an Instagram test message
 */
export const testInstagramMessage = async (echoTest: EchoTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestInstagramMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(echoTest)
  }
);}




export const getTestInstagramMessageMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EchoTest }) => {
    return testInstagramMessage(arg, options);
  }
}
export const getTestInstagramMessageMutationKey = () => [`/api/test/instagram/message`] as const;

export type TestInstagramMessageMutationResult = NonNullable<Awaited<ReturnType<typeof testInstagramMessage>>>

/**
 * @summary Send an Instagram test message
 */
export const useTestInstagramMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testInstagramMessage>>, TError, Key, EchoTest, Awaited<ReturnType<typeof testInstagramMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestInstagramMessageMutationKey();
  const swrFn = getTestInstagramMessageMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestLinkedinPostUrl = () => {




  return `/api/test/linkedin/post`
}

/**
 * Publishes a real post if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Publish a test post on LinkedIn
 */
export const testLinkedinPost = async (linkedinPostTest: LinkedinPostTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestLinkedinPostUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(linkedinPostTest)
  }
);}




export const getTestLinkedinPostMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: LinkedinPostTest }) => {
    return testLinkedinPost(arg, options);
  }
}
export const getTestLinkedinPostMutationKey = () => [`/api/test/linkedin/post`] as const;

export type TestLinkedinPostMutationResult = NonNullable<Awaited<ReturnType<typeof testLinkedinPost>>>

/**
 * @summary Publish a test post on LinkedIn
 */
export const useTestLinkedinPost = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testLinkedinPost>>, TError, Key, LinkedinPostTest, Awaited<ReturnType<typeof testLinkedinPost>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestLinkedinPostMutationKey();
  const swrFn = getTestLinkedinPostMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestMessengerMessageUrl = () => {




  return `/api/test/messenger/message`
}

/**
 * Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Send a Messenger test message
 */
export const testMessengerMessage = async (echoTest: EchoTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestMessengerMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(echoTest)
  }
);}




export const getTestMessengerMessageMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EchoTest }) => {
    return testMessengerMessage(arg, options);
  }
}
export const getTestMessengerMessageMutationKey = () => [`/api/test/messenger/message`] as const;

export type TestMessengerMessageMutationResult = NonNullable<Awaited<ReturnType<typeof testMessengerMessage>>>

/**
 * @summary Send a Messenger test message
 */
export const useTestMessengerMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testMessengerMessage>>, TError, Key, EchoTest, Awaited<ReturnType<typeof testMessengerMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestMessengerMessageMutationKey();
  const swrFn = getTestMessengerMessageMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestMetaMessageUrl = () => {




  return `/api/test/meta/message`
}

/**
 * Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Send a WhatsApp test message
 */
export const testMetaMessage = async (echoTest: EchoTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestMetaMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(echoTest)
  }
);}




export const getTestMetaMessageMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EchoTest }) => {
    return testMetaMessage(arg, options);
  }
}
export const getTestMetaMessageMutationKey = () => [`/api/test/meta/message`] as const;

export type TestMetaMessageMutationResult = NonNullable<Awaited<ReturnType<typeof testMetaMessage>>>

/**
 * @summary Send a WhatsApp test message
 */
export const useTestMetaMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testMetaMessage>>, TError, Key, EchoTest, Awaited<ReturnType<typeof testMetaMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestMetaMessageMutationKey();
  const swrFn = getTestMetaMessageMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestMetaVerifyUrl = () => {




  return `/api/test/meta/verify`
}

/**
 * Checks the verify token, the credentials and the webhook. Sends no message.
 * @summary Test the Meta credentials and webhook
 */
export const testMetaVerify = async (metaVerifyTest: MetaVerifyTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestMetaVerifyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(metaVerifyTest)
  }
);}




export const getTestMetaVerifyMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: MetaVerifyTest }) => {
    return testMetaVerify(arg, options);
  }
}
export const getTestMetaVerifyMutationKey = () => [`/api/test/meta/verify`] as const;

export type TestMetaVerifyMutationResult = NonNullable<Awaited<ReturnType<typeof testMetaVerify>>>

/**
 * @summary Test the Meta credentials and webhook
 */
export const useTestMetaVerify = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testMetaVerify>>, TError, Key, MetaVerifyTest, Awaited<ReturnType<typeof testMetaVerify>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestMetaVerifyMutationKey();
  const swrFn = getTestMetaVerifyMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestSmsInboundUrl = () => {




  return `/api/test/sms/inbound`
}

/**
 * Checks that the provider knows our address and that we would accept its signatures.
 * @summary Test receiving SMS
 */
export const testSmsInbound = async (smsInboundTest: SmsInboundTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestSmsInboundUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(smsInboundTest)
  }
);}




export const getTestSmsInboundMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SmsInboundTest }) => {
    return testSmsInbound(arg, options);
  }
}
export const getTestSmsInboundMutationKey = () => [`/api/test/sms/inbound`] as const;

export type TestSmsInboundMutationResult = NonNullable<Awaited<ReturnType<typeof testSmsInbound>>>

/**
 * @summary Test receiving SMS
 */
export const useTestSmsInbound = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testSmsInbound>>, TError, Key, SmsInboundTest, Awaited<ReturnType<typeof testSmsInbound>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestSmsInboundMutationKey();
  const swrFn = getTestSmsInboundMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestSmsOutboundUrl = () => {




  return `/api/test/sms/outbound`
}

/**
 * Sends a real text message if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Send a test SMS
 */
export const testSmsOutbound = async (smsOutboundTest: SmsOutboundTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestSmsOutboundUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(smsOutboundTest)
  }
);}




export const getTestSmsOutboundMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SmsOutboundTest }) => {
    return testSmsOutbound(arg, options);
  }
}
export const getTestSmsOutboundMutationKey = () => [`/api/test/sms/outbound`] as const;

export type TestSmsOutboundMutationResult = NonNullable<Awaited<ReturnType<typeof testSmsOutbound>>>

/**
 * @summary Send a test SMS
 */
export const useTestSmsOutbound = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testSmsOutbound>>, TError, Key, SmsOutboundTest, Awaited<ReturnType<typeof testSmsOutbound>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestSmsOutboundMutationKey();
  const swrFn = getTestSmsOutboundMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestTelegramMessageUrl = () => {




  return `/api/test/telegram/message`
}

/**
 * Sends a real message if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Send a Telegram test message
 */
export const testTelegramMessage = async (echoTest: EchoTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestTelegramMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(echoTest)
  }
);}




export const getTestTelegramMessageMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EchoTest }) => {
    return testTelegramMessage(arg, options);
  }
}
export const getTestTelegramMessageMutationKey = () => [`/api/test/telegram/message`] as const;

export type TestTelegramMessageMutationResult = NonNullable<Awaited<ReturnType<typeof testTelegramMessage>>>

/**
 * @summary Send a Telegram test message
 */
export const useTestTelegramMessage = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testTelegramMessage>>, TError, Key, EchoTest, Awaited<ReturnType<typeof testTelegramMessage>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestTelegramMessageMutationKey();
  const swrFn = getTestTelegramMessageMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestTelegramWebhookUrl = () => {




  return `/api/test/telegram/setWebhook`
}

/**
 * Registers our webhook URL with Telegram.
 * @summary Register the webhook with Telegram
 */
export const testTelegramWebhook = async (telegramWebhookTest: TelegramWebhookTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestTelegramWebhookUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(telegramWebhookTest)
  }
);}




export const getTestTelegramWebhookMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: TelegramWebhookTest }) => {
    return testTelegramWebhook(arg, options);
  }
}
export const getTestTelegramWebhookMutationKey = () => [`/api/test/telegram/setWebhook`] as const;

export type TestTelegramWebhookMutationResult = NonNullable<Awaited<ReturnType<typeof testTelegramWebhook>>>

/**
 * @summary Register the webhook with Telegram
 */
export const useTestTelegramWebhook = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testTelegramWebhook>>, TError, Key, TelegramWebhookTest, Awaited<ReturnType<typeof testTelegramWebhook>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestTelegramWebhookMutationKey();
  const swrFn = getTestTelegramWebhookMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestTwitterDiscoveryUrl = () => {




  return `/api/test/twitter/discovery`
}

/**
 * This call is read-only and changes nothing on X.
 * @summary Get lists and bookmarks of the X account
 */
export const testTwitterDiscovery = async (twitterDiscoveryTest: TwitterDiscoveryTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestTwitterDiscoveryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(twitterDiscoveryTest)
  }
);}




export const getTestTwitterDiscoveryMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: TwitterDiscoveryTest }) => {
    return testTwitterDiscovery(arg, options);
  }
}
export const getTestTwitterDiscoveryMutationKey = () => [`/api/test/twitter/discovery`] as const;

export type TestTwitterDiscoveryMutationResult = NonNullable<Awaited<ReturnType<typeof testTwitterDiscovery>>>

/**
 * @summary Get lists and bookmarks of the X account
 */
export const useTestTwitterDiscovery = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testTwitterDiscovery>>, TError, Key, TwitterDiscoveryTest, Awaited<ReturnType<typeof testTwitterDiscovery>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestTwitterDiscoveryMutationKey();
  const swrFn = getTestTwitterDiscoveryMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestTwitterPostUrl = () => {




  return `/api/test/twitter/post`
}

/**
 * Publishes a real post if the channel is live. On a simulated channel, nothing leaves this machine.
 * @summary Publish a test post on X
 */
export const testTwitterPost = async (twitterPostTest: TwitterPostTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestTwitterPostUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(twitterPostTest)
  }
);}




export const getTestTwitterPostMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: TwitterPostTest }) => {
    return testTwitterPost(arg, options);
  }
}
export const getTestTwitterPostMutationKey = () => [`/api/test/twitter/post`] as const;

export type TestTwitterPostMutationResult = NonNullable<Awaited<ReturnType<typeof testTwitterPost>>>

/**
 * @summary Publish a test post on X
 */
export const useTestTwitterPost = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testTwitterPost>>, TError, Key, TwitterPostTest, Awaited<ReturnType<typeof testTwitterPost>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestTwitterPostMutationKey();
  const swrFn = getTestTwitterPostMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestTwitterSearchUrl = () => {




  return `/api/test/twitter/search`
}

/**
 * This call is read-only and changes nothing on X.
 * @summary Search posts on X
 */
export const testTwitterSearch = async (twitterSearchTest: TwitterSearchTest, options?: Parameters<typeof http>[1]): Promise<TestResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<TestResult>(getTestTwitterSearchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(twitterSearchTest)
  }
);}




export const getTestTwitterSearchMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: TwitterSearchTest }) => {
    return testTwitterSearch(arg, options);
  }
}
export const getTestTwitterSearchMutationKey = () => [`/api/test/twitter/search`] as const;

export type TestTwitterSearchMutationResult = NonNullable<Awaited<ReturnType<typeof testTwitterSearch>>>

/**
 * @summary Search posts on X
 */
export const useTestTwitterSearch = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testTwitterSearch>>, TError, Key, TwitterSearchTest, Awaited<ReturnType<typeof testTwitterSearch>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestTwitterSearchMutationKey();
  const swrFn = getTestTwitterSearchMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
