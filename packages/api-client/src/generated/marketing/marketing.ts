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
  AudiencePreview,
  AudiencePreviewRequest,
  BadRequestResponse,
  Campaign,
  CampaignCreate,
  CampaignFunnel,
  CampaignRecipient,
  CampaignUpdate,
  CampaignWord,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  GetThompsonOptimizationParams,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListCampaignRecipientsParams,
  ListCampaignsParams,
  ListMarketingDecisionsParams,
  MarketingDecision,
  NightShiftStatus,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  ThompsonOptimization,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getPreviewAudienceUrl = () => {




  return `/api/marketing/audience-preview`
}

/**
 * Shows how many contacts would be reached on each channel, and why the rest would not. Nothing is sent.
 * @summary Preview the audience of a campaign
 */
export const previewAudience = async (audiencePreviewRequest: AudiencePreviewRequest, options?: Parameters<typeof http>[1]): Promise<AudiencePreview> => {

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
return http<AudiencePreview>(getPreviewAudienceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(audiencePreviewRequest)
  }
);}




export const getPreviewAudienceMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: AudiencePreviewRequest }) => {
    return previewAudience(arg, options);
  }
}
export const getPreviewAudienceMutationKey = () => [`/api/marketing/audience-preview`] as const;

export type PreviewAudienceMutationResult = NonNullable<Awaited<ReturnType<typeof previewAudience>>>

/**
 * @summary Preview the audience of a campaign
 */
export const usePreviewAudience = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof previewAudience>>, TError, Key, AudiencePreviewRequest, Awaited<ReturnType<typeof previewAudience>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPreviewAudienceMutationKey();
  const swrFn = getPreviewAudienceMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListCampaignsUrl = (params?: ListCampaignsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/marketing/campaigns?${stringifiedParams}` : `/api/marketing/campaigns`
}

/**
 * Optionally filtered by state.
 * @summary List campaigns
 */
export const listCampaigns = async (params?: ListCampaignsParams, options?: Parameters<typeof http>[1]): Promise<Campaign[]> => {

  return http<Campaign[]>(getListCampaignsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCampaignsKey = (params?: ListCampaignsParams,) => [`/api/marketing/campaigns`, ...(params ? [params]: [])] as const;

export type ListCampaignsQueryResult = NonNullable<Awaited<ReturnType<typeof listCampaigns>>>

/**
 * @summary List campaigns
 */
export const useListCampaigns = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListCampaignsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCampaigns>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCampaignsKey(params) : null);
  const swrFn = () => listCampaigns(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateCampaignUrl = () => {




  return `/api/marketing/campaigns`
}

/**
 * A new campaign is a draft. Nothing is sent until it is started.
 * @summary Create a campaign
 */
export const createCampaign = async (campaignCreate: CampaignCreate, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getCreateCampaignUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignCreate)
  }
);}




export const getCreateCampaignMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CampaignCreate }) => {
    return createCampaign(arg, options);
  }
}
export const getCreateCampaignMutationKey = () => [`/api/marketing/campaigns`] as const;

export type CreateCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof createCampaign>>>

/**
 * @summary Create a campaign
 */
export const useCreateCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createCampaign>>, TError, Key, CampaignCreate, Awaited<ReturnType<typeof createCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateCampaignMutationKey();
  const swrFn = getCreateCampaignMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Returns the audience, variants, state and results of the campaign.
 * @summary Get a campaign
 */
export const getCampaign = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

  return http<Campaign>(getGetCampaignUrl(campaignId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetCampaignKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}`] as const;

export type GetCampaignQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaign>>>

/**
 * @summary Get a campaign
 */
export const useGetCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  campaignId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getCampaign>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && campaignId !== null && campaignId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetCampaignKey(campaignId) : null);
  const swrFn = () => getCampaign(campaignId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Only drafts can be changed.
 * @summary Update a campaign
 */
export const updateCampaign = async (campaignId: string,
    campaignUpdate: CampaignUpdate, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getUpdateCampaignUrl(campaignId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignUpdate)
  }
);}




export const getUpdateCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CampaignUpdate }) => {
    return updateCampaign(campaignId, arg, options);
  }
}
export const getUpdateCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}`] as const;

export type UpdateCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof updateCampaign>>>

/**
 * @summary Update a campaign
 */
export const useUpdateCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateCampaign>>, TError, Key, CampaignUpdate, Awaited<ReturnType<typeof updateCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateCampaignMutationKey(campaignId);
  const swrFn = getUpdateCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}`
}

/**
 * Only drafts and stopped or finished campaigns can be deleted. Messages already sent are kept with the contacts.
 * @summary Delete a campaign
 */
export const deleteCampaign = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

  return http<Campaign>(getDeleteCampaignUrl(campaignId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteCampaign(campaignId, options);
  }
}
export const getDeleteCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}`] as const;

export type DeleteCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCampaign>>>

/**
 * @summary Delete a campaign
 */
export const useDeleteCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteCampaign>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteCampaignMutationKey(campaignId);
  const swrFn = getDeleteCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetCampaignFunnelUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/funnel`
}

/**
 * Counts the messages that left, arrived, were opened or read, and were replied to.
 * @summary Get the funnel of a campaign
 */
export const getCampaignFunnel = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<CampaignFunnel> => {

  return http<CampaignFunnel>(getGetCampaignFunnelUrl(campaignId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetCampaignFunnelKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}/funnel`] as const;

export type GetCampaignFunnelQueryResult = NonNullable<Awaited<ReturnType<typeof getCampaignFunnel>>>

/**
 * @summary Get the funnel of a campaign
 */
export const useGetCampaignFunnel = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  campaignId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getCampaignFunnel>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && campaignId !== null && campaignId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetCampaignFunnelKey(campaignId) : null);
  const swrFn = () => getCampaignFunnel(campaignId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPauseCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/pause`
}

/**
 * Use `resumeCampaign` to continue it. Messages already sent are not affected.
 * @summary Pause a campaign
 */
export const pauseCampaign = async (campaignId: string,
    campaignWord: CampaignWord, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getPauseCampaignUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignWord)
  }
);}




export const getPauseCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CampaignWord }) => {
    return pauseCampaign(campaignId, arg, options);
  }
}
export const getPauseCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}/pause`] as const;

export type PauseCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof pauseCampaign>>>

/**
 * @summary Pause a campaign
 */
export const usePauseCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof pauseCampaign>>, TError, Key, CampaignWord, Awaited<ReturnType<typeof pauseCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPauseCampaignMutationKey(campaignId);
  const swrFn = getPauseCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListCampaignRecipientsUrl = (campaignId: string,
    params?: ListCampaignRecipientsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/recipients?${stringifiedParams}` : `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/recipients`
}

/**
 * Lists each recipient with variant, state and response. Optionally filtered by state or variant.
 * @summary List recipients of a campaign
 */
export const listCampaignRecipients = async (campaignId: string,
    params?: ListCampaignRecipientsParams, options?: Parameters<typeof http>[1]): Promise<CampaignRecipient[]> => {

  return http<CampaignRecipient[]>(getListCampaignRecipientsUrl(campaignId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCampaignRecipientsKey = (campaignId: string,
    params?: ListCampaignRecipientsParams,) => [`/api/marketing/campaigns/${campaignId}/recipients`, ...(params ? [params]: [])] as const;

export type ListCampaignRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof listCampaignRecipients>>>

/**
 * @summary List recipients of a campaign
 */
export const useListCampaignRecipients = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  campaignId: string,
    params?: ListCampaignRecipientsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCampaignRecipients>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && campaignId !== null && campaignId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCampaignRecipientsKey(campaignId,params) : null);
  const swrFn = () => listCampaignRecipients(campaignId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getResumeCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/resume`
}

/**
 * After a guardrail stop, sending restarts with a canary of the remaining recipients. The counts start over.
 * @summary Resume a campaign
 */
export const resumeCampaign = async (campaignId: string,
    campaignWord: CampaignWord, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getResumeCampaignUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignWord)
  }
);}




export const getResumeCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CampaignWord }) => {
    return resumeCampaign(campaignId, arg, options);
  }
}
export const getResumeCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}/resume`] as const;

export type ResumeCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof resumeCampaign>>>

/**
 * @summary Resume a campaign
 */
export const useResumeCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof resumeCampaign>>, TError, Key, CampaignWord, Awaited<ReturnType<typeof resumeCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getResumeCampaignMutationKey(campaignId);
  const swrFn = getResumeCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getStartCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/start`
}

/**
 * Automations must be allowed to send.
 * @summary Start a campaign
 */
export const startCampaign = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

  return http<Campaign>(getStartCampaignUrl(campaignId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getStartCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return startCampaign(campaignId, options);
  }
}
export const getStartCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}/start`] as const;

export type StartCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof startCampaign>>>

/**
 * @summary Start a campaign
 */
export const useStartCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof startCampaign>>, TError, Key, Arguments, Awaited<ReturnType<typeof startCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getStartCampaignMutationKey(campaignId);
  const swrFn = getStartCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getStopCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/stop`
}

/**
 * A stopped campaign cannot be resumed. Messages already sent are not affected.
 * @summary Stop a campaign
 */
export const stopCampaign = async (campaignId: string,
    campaignWord: CampaignWord, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

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
return http<Campaign>(getStopCampaignUrl(campaignId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(campaignWord)
  }
);}




export const getStopCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CampaignWord }) => {
    return stopCampaign(campaignId, arg, options);
  }
}
export const getStopCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}/stop`] as const;

export type StopCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof stopCampaign>>>

/**
 * @summary Stop a campaign
 */
export const useStopCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof stopCampaign>>, TError, Key, CampaignWord, Awaited<ReturnType<typeof stopCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getStopCampaignMutationKey(campaignId);
  const swrFn = getStopCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUndoCampaignUrl = (campaignId: string,) => {




  return `/api/marketing/campaigns/${encodeURIComponent(String(campaignId))}/undo`
}

/**
 * Possible only while nothing has been sent.
 * @summary Undo the start of a campaign
 */
export const undoCampaign = async (campaignId: string, options?: Parameters<typeof http>[1]): Promise<Campaign> => {

  return http<Campaign>(getUndoCampaignUrl(campaignId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getUndoCampaignMutationFetcher = (campaignId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return undoCampaign(campaignId, options);
  }
}
export const getUndoCampaignMutationKey = (campaignId: string,) => [`/api/marketing/campaigns/${campaignId}/undo`] as const;

export type UndoCampaignMutationResult = NonNullable<Awaited<ReturnType<typeof undoCampaign>>>

/**
 * @summary Undo the start of a campaign
 */
export const useUndoCampaign = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  campaignId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof undoCampaign>>, TError, Key, Arguments, Awaited<ReturnType<typeof undoCampaign>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUndoCampaignMutationKey(campaignId);
  const swrFn = getUndoCampaignMutationFetcher(campaignId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListMarketingDecisionsUrl = (params?: ListMarketingDecisionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/marketing/decisions?${stringifiedParams}` : `/api/marketing/decisions`
}

/**
 * Lists decisions made by Concordia or a team member, with reasons and figures. Optionally filtered by campaign.
 * @summary List campaign decisions
 */
export const listMarketingDecisions = async (params?: ListMarketingDecisionsParams, options?: Parameters<typeof http>[1]): Promise<MarketingDecision[]> => {

  return http<MarketingDecision[]>(getListMarketingDecisionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListMarketingDecisionsKey = (params?: ListMarketingDecisionsParams,) => [`/api/marketing/decisions`, ...(params ? [params]: [])] as const;

export type ListMarketingDecisionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketingDecisions>>>

/**
 * @summary List campaign decisions
 */
export const useListMarketingDecisions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListMarketingDecisionsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listMarketingDecisions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListMarketingDecisionsKey(params) : null);
  const swrFn = () => listMarketingDecisions(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetNightShiftStatusUrl = () => {




  return `/api/marketing/night-shift/status`
}

/**
 * Shows whether automations may send, the safety checks before each message, and the operations in progress.
 * @summary Get the status of automations and guardrails
 */
export const getNightShiftStatus = async ( options?: Parameters<typeof http>[1]): Promise<NightShiftStatus> => {

  return http<NightShiftStatus>(getGetNightShiftStatusUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetNightShiftStatusKey = () => [`/api/marketing/night-shift/status`] as const;

export type GetNightShiftStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getNightShiftStatus>>>

/**
 * @summary Get the status of automations and guardrails
 */
export const useGetNightShiftStatus = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getNightShiftStatus>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetNightShiftStatusKey() : null);
  const swrFn = () => getNightShiftStatus(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetThompsonOptimizationUrl = (params?: GetThompsonOptimizationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/marketing/thompson-optimization?${stringifiedParams}` : `/api/marketing/thompson-optimization`
}

/**
 * Compares the variants of a campaign by Thompson sampling. Uses the most active campaign unless one is specified.
 * @summary Get the variant comparison of a campaign
 */
export const getThompsonOptimization = async (params?: GetThompsonOptimizationParams, options?: Parameters<typeof http>[1]): Promise<ThompsonOptimization> => {

  return http<ThompsonOptimization>(getGetThompsonOptimizationUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetThompsonOptimizationKey = (params?: GetThompsonOptimizationParams,) => [`/api/marketing/thompson-optimization`, ...(params ? [params]: [])] as const;

export type GetThompsonOptimizationQueryResult = NonNullable<Awaited<ReturnType<typeof getThompsonOptimization>>>

/**
 * @summary Get the variant comparison of a campaign
 */
export const useGetThompsonOptimization = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetThompsonOptimizationParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getThompsonOptimization>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetThompsonOptimizationKey(params) : null);
  const swrFn = () => getThompsonOptimization(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
