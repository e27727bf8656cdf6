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
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  UploadAttachmentParams,
  UploadedFile
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getUploadAttachmentUrl = (params: UploadAttachmentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/attachments?${stringifiedParams}` : `/api/attachments`
}

/**
 * The request body is the file itself, up to 25 MB. Whether the channel accepts the file is checked when the message is sent. Files that are neither sent nor in a draft are deleted after a day.
 * @summary Upload a file to attach
 */
export const uploadAttachment = async (uploadAttachmentBody: Blob,
    params: UploadAttachmentParams, options?: Parameters<typeof http>[1]): Promise<UploadedFile> => {

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
return http<UploadedFile>(getUploadAttachmentUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: uploadAttachmentBody
  }
);}




export const getUploadAttachmentMutationFetcher = (params: UploadAttachmentParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: Blob }) => {
    return uploadAttachment(arg, params, options);
  }
}
export const getUploadAttachmentMutationKey = (params: UploadAttachmentParams,) => [`/api/attachments`, ...(params ? [params]: [])] as const;

export type UploadAttachmentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadAttachment>>>

/**
 * @summary Upload a file to attach
 */
export const useUploadAttachment = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  params: UploadAttachmentParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof uploadAttachment>>, TError, Key, Blob, Awaited<ReturnType<typeof uploadAttachment>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUploadAttachmentMutationKey(params);
  const swrFn = getUploadAttachmentMutationFetcher(params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteUploadUrl = (attachmentId: string,) => {




  return `/api/attachments/${encodeURIComponent(String(attachmentId))}`
}

/**
 * A job also deletes files that are still unsent after a day.
 * @summary Delete an unsent upload
 */
export const deleteUpload = async (attachmentId: string, options?: Parameters<typeof http>[1]): Promise<UploadedFile> => {

  return http<UploadedFile>(getDeleteUploadUrl(attachmentId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteUploadMutationFetcher = (attachmentId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteUpload(attachmentId, options);
  }
}
export const getDeleteUploadMutationKey = (attachmentId: string,) => [`/api/attachments/${attachmentId}`] as const;

export type DeleteUploadMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUpload>>>

/**
 * @summary Delete an unsent upload
 */
export const useDeleteUpload = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  attachmentId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteUpload>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteUpload>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteUploadMutationKey(attachmentId);
  const swrFn = getDeleteUploadMutationFetcher(attachmentId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
