/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Arguments,
  Key,
  SWRConfiguration
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  IngestFileParams,
  IngestPipeline,
  IngestResult,
  IngestRun,
  IngestSample,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListIngestRunsParams,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getIngestFileUrl = (params: IngestFileParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/ingest/files?${stringifiedParams}` : `/api/ingest/files`
}

/**
 * The request body is the file itself, up to 2 GB, with one JSON event per line. It is stored on arrival and processed afterwards. Lines that are not valid events are reported and skipped.
 * @summary Upload an event file
 */
export const ingestFile = async (ingestFileBody: Blob,
    params: IngestFileParams, options?: Parameters<typeof http>[1]): Promise<IngestRun> => {

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
return http<IngestRun>(getIngestFileUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: ingestFileBody
  }
);}




export const getIngestFileMutationFetcher = (params: IngestFileParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return ingestFile(arg, params, options);
  }
}
export const getIngestFileMutationKey = (params: IngestFileParams,) => [`/api/ingest/files`, ...(params ? [params]: [])] as const;

export type IngestFileMutationResult = NonNullable<Awaited<ReturnType<typeof ingestFile>>>

/**
 * @summary Upload an event file
 */
export const useIngestFile = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  params: IngestFileParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof ingestFile>>, TError, Key, Blob, Awaited<ReturnType<typeof ingestFile>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getIngestFileMutationKey(params);
  const swrFn = getIngestFileMutationFetcher(params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListIngestRunsUrl = (params?: ListIngestRunsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/ingest/files?${stringifiedParams}` : `/api/ingest/files`
}

/**
 * Includes state and progress.
 * @summary List event files
 */
export const listIngestRuns = async (params?: ListIngestRunsParams, options?: Parameters<typeof http>[1]): Promise<IngestRun[]> => {

  return http<IngestRun[]>(getListIngestRunsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListIngestRunsKey = (params?: ListIngestRunsParams,) => [`/api/ingest/files`, ...(params ? [params]: [])] as const;

export type ListIngestRunsQueryResult = NonNullable<Awaited<ReturnType<typeof listIngestRuns>>>

/**
 * @summary List event files
 */
export const useListIngestRuns = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListIngestRunsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listIngestRuns>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListIngestRunsKey(params) : null);
  const swrFn = () => listIngestRuns(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetIngestRunUrl = (runId: string,) => {




  return `/api/ingest/files/${encodeURIComponent(String(runId))}`
}

/**
 * Returns the state and progress of the file.
 * @summary Get the progress of an event file
 */
export const getIngestRun = async (runId: string, options?: Parameters<typeof http>[1]): Promise<IngestRun> => {

  return http<IngestRun>(getGetIngestRunUrl(runId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetIngestRunKey = (runId: string,) => [`/api/ingest/files/${runId}`] as const;

export type GetIngestRunQueryResult = NonNullable<Awaited<ReturnType<typeof getIngestRun>>>

/**
 * @summary Get the progress of an event file
 */
export const useGetIngestRun = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  runId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getIngestRun>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && runId !== null && runId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetIngestRunKey(runId) : null);
  const swrFn = () => getIngestRun(runId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelIngestRunUrl = (runId: string,) => {




  return `/api/ingest/files/${encodeURIComponent(String(runId))}`
}

/**
 * Events already read are kept.
 * @summary Cancel processing of an event file
 */
export const cancelIngestRun = async (runId: string, options?: Parameters<typeof http>[1]): Promise<IngestRun> => {

  return http<IngestRun>(getCancelIngestRunUrl(runId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getCancelIngestRunMutationFetcher = (runId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelIngestRun(runId, options);
  }
}
export const getCancelIngestRunMutationKey = (runId: string,) => [`/api/ingest/files/${runId}`] as const;

export type CancelIngestRunMutationResult = NonNullable<Awaited<ReturnType<typeof cancelIngestRun>>>

/**
 * @summary Cancel processing of an event file
 */
export const useCancelIngestRun = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  runId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelIngestRun>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelIngestRun>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelIngestRunMutationKey(runId);
  const swrFn = getCancelIngestRunMutationFetcher(runId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetIngestPipelineUrl = () => {




  return `/api/ingest/pipeline`
}

/**
 * Each extractor and pipeline step with its state and counts.
 * @summary Get the ingestion pipeline
 */
export const getIngestPipeline = async ( options?: Parameters<typeof http>[1]): Promise<IngestPipeline> => {

  return http<IngestPipeline>(getGetIngestPipelineUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetIngestPipelineKey = () => [`/api/ingest/pipeline`] as const;

export type GetIngestPipelineQueryResult = NonNullable<Awaited<ReturnType<typeof getIngestPipeline>>>

/**
 * @summary Get the ingestion pipeline
 */
export const useGetIngestPipeline = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getIngestPipeline>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetIngestPipelineKey() : null);
  const swrFn = () => getIngestPipeline(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getIngestSampleUrl = () => {




  return `/api/ingest/sample`
}

/**
 * Each event becomes a message on the email channel, and its participants become contacts. Events with a known message_id change nothing. If any event is invalid, none is ingested.
 * @summary Ingest events
 */
export const ingestSample = async (ingestSampleBody: IngestSample, options?: Parameters<typeof http>[1]): Promise<IngestResult> => {

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
return http<IngestResult>(getIngestSampleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ingestSampleBody)
  }
);}




export const getIngestSampleMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: IngestSample }) => {
    return ingestSample(arg, options);
  }
}
export const getIngestSampleMutationKey = () => [`/api/ingest/sample`] as const;

export type IngestSampleMutationResult = NonNullable<Awaited<ReturnType<typeof ingestSample>>>

/**
 * @summary Ingest events
 */
export const useIngestSample = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof ingestSample>>, TError, Key, IngestSample, Awaited<ReturnType<typeof ingestSample>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getIngestSampleMutationKey();
  const swrFn = getIngestSampleMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
