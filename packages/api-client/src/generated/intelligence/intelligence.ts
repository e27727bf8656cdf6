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
  ChurnPrediction,
  ConflictResponse,
  ContentTooLargeResponse,
  CustomerDetail,
  CustomerStanding,
  ForbiddenResponse,
  InsufficientStorageResponse,
  IntelligenceRegistry,
  IntentReport,
  InternalServerErrorResponse,
  ListCustomersParams,
  ListOfferOutcomesParams,
  NotFoundResponse,
  OfferOutcome,
  OfferOutcomeCreate,
  OfferOutcomeUpdate,
  Purchase,
  PurchaseCreate,
  RequestTimeoutResponse,
  Retention,
  RfmAnalysis,
  RfmMap,
  SaveOffer,
  SaveOfferCreate,
  SaveOfferUpdate,
  SegmentationRun,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetChurnPredictionUrl = () => {




  return `/api/intelligence/churn-prediction`
}

/**
 * Uses MBG/NBD, fitted to past churn in this workspace. See docs/models.md.
 * @summary Get churn predictions
 */
export const getChurnPrediction = async ( options?: Parameters<typeof http>[1]): Promise<ChurnPrediction> => {

  return http<ChurnPrediction>(getGetChurnPredictionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetChurnPredictionKey = () => [`/api/intelligence/churn-prediction`] as const;

export type GetChurnPredictionQueryResult = NonNullable<Awaited<ReturnType<typeof getChurnPrediction>>>

/**
 * @summary Get churn predictions
 */
export const useGetChurnPrediction = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getChurnPrediction>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetChurnPredictionKey() : null);
  const swrFn = () => getChurnPrediction(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/intelligence/customers?${stringifiedParams}` : `/api/intelligence/customers`
}

/**
 * Optionally filtered by segment or risk, in the requested order.
 * @summary List customers with their scores
 */
export const listCustomers = async (params?: ListCustomersParams, options?: Parameters<typeof http>[1]): Promise<CustomerStanding[]> => {

  return http<CustomerStanding[]>(getListCustomersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCustomersKey = (params?: ListCustomersParams,) => [`/api/intelligence/customers`, ...(params ? [params]: [])] as const;

export type ListCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomers>>>

/**
 * @summary List customers with their scores
 */
export const useListCustomers = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListCustomersParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCustomers>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCustomersKey(params) : null);
  const swrFn = () => listCustomers(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetCustomerUrl = (contactId: string,) => {




  return `/api/intelligence/customers/${encodeURIComponent(String(contactId))}`
}

/**
 * Returns scores, churn risk and the risk factors, largest first.
 * @summary Get a customer’s scores and risk factors
 */
export const getCustomer = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<CustomerDetail> => {

  return http<CustomerDetail>(getGetCustomerUrl(contactId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetCustomerKey = (contactId: string,) => [`/api/intelligence/customers/${contactId}`] as const;

export type GetCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomer>>>

/**
 * @summary Get a customer’s scores and risk factors
 */
export const useGetCustomer = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getCustomer>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetCustomerKey(contactId) : null);
  const swrFn = () => getCustomer(contactId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListPurchasesUrl = (contactId: string,) => {




  return `/api/intelligence/customers/${encodeURIComponent(String(contactId))}/deals`
}

/**
 * Lists the contact’s purchases, with value and date.
 * @summary List a contact’s purchases
 */
export const listPurchases = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<Purchase[]> => {

  return http<Purchase[]>(getListPurchasesUrl(contactId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListPurchasesKey = (contactId: string,) => [`/api/intelligence/customers/${contactId}/deals`] as const;

export type ListPurchasesQueryResult = NonNullable<Awaited<ReturnType<typeof listPurchases>>>

/**
 * @summary List a contact’s purchases
 */
export const useListPurchases = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listPurchases>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListPurchasesKey(contactId) : null);
  const swrFn = () => listPurchases(contactId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreatePurchaseUrl = (contactId: string,) => {




  return `/api/intelligence/customers/${encodeURIComponent(String(contactId))}/deals`
}

/**
 * Adds a purchase manually. Scores are updated in the next segmentation run.
 * @summary Create a purchase for a contact
 */
export const createPurchase = async (contactId: string,
    purchaseCreate: PurchaseCreate, options?: Parameters<typeof http>[1]): Promise<Purchase> => {

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
return http<Purchase>(getCreatePurchaseUrl(contactId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(purchaseCreate)
  }
);}




export const getCreatePurchaseMutationFetcher = (contactId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: PurchaseCreate }) => {
    return createPurchase(contactId, arg, options);
  }
}
export const getCreatePurchaseMutationKey = (contactId: string,) => [`/api/intelligence/customers/${contactId}/deals`] as const;

export type CreatePurchaseMutationResult = NonNullable<Awaited<ReturnType<typeof createPurchase>>>

/**
 * @summary Create a purchase for a contact
 */
export const useCreatePurchase = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  contactId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createPurchase>>, TError, Key, PurchaseCreate, Awaited<ReturnType<typeof createPurchase>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreatePurchaseMutationKey(contactId);
  const swrFn = getCreatePurchaseMutationFetcher(contactId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeletePurchaseUrl = (dealId: string,) => {




  return `/api/intelligence/deals/${encodeURIComponent(String(dealId))}`
}

/**
 * Scores are updated in the next segmentation run.
 * @summary Delete a deal
 */
export const deletePurchase = async (dealId: string, options?: Parameters<typeof http>[1]): Promise<Purchase> => {

  return http<Purchase>(getDeletePurchaseUrl(dealId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeletePurchaseMutationFetcher = (dealId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deletePurchase(dealId, options);
  }
}
export const getDeletePurchaseMutationKey = (dealId: string,) => [`/api/intelligence/deals/${dealId}`] as const;

export type DeletePurchaseMutationResult = NonNullable<Awaited<ReturnType<typeof deletePurchase>>>

/**
 * @summary Delete a deal
 */
export const useDeletePurchase = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  dealId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deletePurchase>>, TError, Key, Arguments, Awaited<ReturnType<typeof deletePurchase>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeletePurchaseMutationKey(dealId);
  const swrFn = getDeletePurchaseMutationFetcher(dealId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetIntentsUrl = () => {




  return `/api/intelligence/intents`
}

/**
 * Returns the newest 60 personal messages with an intent, the frequency of each intent, and the most valuable unanswered message.
 * @summary Get intents of recent messages
 */
export const getIntents = async ( options?: Parameters<typeof http>[1]): Promise<IntentReport> => {

  return http<IntentReport>(getGetIntentsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetIntentsKey = () => [`/api/intelligence/intents`] as const;

export type GetIntentsQueryResult = NonNullable<Awaited<ReturnType<typeof getIntents>>>

/**
 * @summary Get intents of recent messages
 */
export const useGetIntents = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getIntents>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetIntentsKey() : null);
  const swrFn = () => getIntents(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetIntelligenceModelsUrl = () => {




  return `/api/intelligence/models`
}

/**
 * Lists each model, the data it was fitted on, and the latest run.
 * @summary List models and their state
 */
export const getIntelligenceModels = async ( options?: Parameters<typeof http>[1]): Promise<IntelligenceRegistry> => {

  return http<IntelligenceRegistry>(getGetIntelligenceModelsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetIntelligenceModelsKey = () => [`/api/intelligence/models`] as const;

export type GetIntelligenceModelsQueryResult = NonNullable<Awaited<ReturnType<typeof getIntelligenceModels>>>

/**
 * @summary List models and their state
 */
export const useGetIntelligenceModels = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getIntelligenceModels>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetIntelligenceModelsKey() : null);
  const swrFn = () => getIntelligenceModels(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetRetentionUrl = () => {




  return `/api/intelligence/retention`
}

/**
 * Returns the share of customers who have not gone quiet, by time since their first message. Also returns who stayed active, by first month.
 * @summary Get how long customers stay
 */
export const getRetention = async ( options?: Parameters<typeof http>[1]): Promise<Retention> => {

  return http<Retention>(getGetRetentionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetRetentionKey = () => [`/api/intelligence/retention`] as const;

export type GetRetentionQueryResult = NonNullable<Awaited<ReturnType<typeof getRetention>>>

/**
 * @summary Get how long customers stay
 */
export const useGetRetention = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getRetention>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetRetentionKey() : null);
  const swrFn = () => getRetention(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetRfmAnalysisUrl = () => {




  return `/api/intelligence/rfm-analysis`
}

/**
 * Scores recency, frequency and monetary value from 1 to 5 by quintile. Each customer belongs to one of eight segments.
 * @summary Get the customer segments
 */
export const getRfmAnalysis = async ( options?: Parameters<typeof http>[1]): Promise<RfmAnalysis> => {

  return http<RfmAnalysis>(getGetRfmAnalysisUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetRfmAnalysisKey = () => [`/api/intelligence/rfm-analysis`] as const;

export type GetRfmAnalysisQueryResult = NonNullable<Awaited<ReturnType<typeof getRfmAnalysis>>>

/**
 * @summary Get the customer segments
 */
export const useGetRfmAnalysis = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getRfmAnalysis>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetRfmAnalysisKey() : null);
  const swrFn = () => getRfmAnalysis(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetRfmMapUrl = () => {




  return `/api/intelligence/rfm-map`
}

/**
 * Returns the recency, frequency and value of every customer. With more than 2,000 customers, it returns a random sample.
 * @summary Get the map of customers
 */
export const getRfmMap = async ( options?: Parameters<typeof http>[1]): Promise<RfmMap> => {

  return http<RfmMap>(getGetRfmMapUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetRfmMapKey = () => [`/api/intelligence/rfm-map`] as const;

export type GetRfmMapQueryResult = NonNullable<Awaited<ReturnType<typeof getRfmMap>>>

/**
 * @summary Get the map of customers
 */
export const useGetRfmMap = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getRfmMap>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetRfmMapKey() : null);
  const swrFn = () => getRfmMap(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListSaveOffersUrl = () => {




  return `/api/intelligence/save-offers`
}

/**
 * Lists offers for customers at risk, with the acceptance count of each offer.
 * @summary List save offers
 */
export const listSaveOffers = async ( options?: Parameters<typeof http>[1]): Promise<SaveOffer[]> => {

  return http<SaveOffer[]>(getListSaveOffersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListSaveOffersKey = () => [`/api/intelligence/save-offers`] as const;

export type ListSaveOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listSaveOffers>>>

/**
 * @summary List save offers
 */
export const useListSaveOffers = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listSaveOffers>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListSaveOffersKey() : null);
  const swrFn = () => listSaveOffers(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateSaveOfferUrl = () => {




  return `/api/intelligence/save-offers`
}

/**
 * Returns 409 if the maximum number of save offers is reached.
 * @summary Create a save offer
 */
export const createSaveOffer = async (saveOfferCreate: SaveOfferCreate, options?: Parameters<typeof http>[1]): Promise<SaveOffer> => {

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
return http<SaveOffer>(getCreateSaveOfferUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveOfferCreate)
  }
);}




export const getCreateSaveOfferMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SaveOfferCreate }) => {
    return createSaveOffer(arg, options);
  }
}
export const getCreateSaveOfferMutationKey = () => [`/api/intelligence/save-offers`] as const;

export type CreateSaveOfferMutationResult = NonNullable<Awaited<ReturnType<typeof createSaveOffer>>>

/**
 * @summary Create a save offer
 */
export const useCreateSaveOffer = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createSaveOffer>>, TError, Key, SaveOfferCreate, Awaited<ReturnType<typeof createSaveOffer>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateSaveOfferMutationKey();
  const swrFn = getCreateSaveOfferMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateSaveOfferUrl = (saveOfferId: string,) => {




  return `/api/intelligence/save-offers/${encodeURIComponent(String(saveOfferId))}`
}

/**
 * Updates only the fields in the request.
 * @summary Update a save offer
 */
export const updateSaveOffer = async (saveOfferId: string,
    saveOfferUpdate: SaveOfferUpdate, options?: Parameters<typeof http>[1]): Promise<SaveOffer> => {

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
return http<SaveOffer>(getUpdateSaveOfferUrl(saveOfferId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveOfferUpdate)
  }
);}




export const getUpdateSaveOfferMutationFetcher = (saveOfferId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: SaveOfferUpdate }) => {
    return updateSaveOffer(saveOfferId, arg, options);
  }
}
export const getUpdateSaveOfferMutationKey = (saveOfferId: string,) => [`/api/intelligence/save-offers/${saveOfferId}`] as const;

export type UpdateSaveOfferMutationResult = NonNullable<Awaited<ReturnType<typeof updateSaveOffer>>>

/**
 * @summary Update a save offer
 */
export const useUpdateSaveOffer = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  saveOfferId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateSaveOffer>>, TError, Key, SaveOfferUpdate, Awaited<ReturnType<typeof updateSaveOffer>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateSaveOfferMutationKey(saveOfferId);
  const swrFn = getUpdateSaveOfferMutationFetcher(saveOfferId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteSaveOfferUrl = (saveOfferId: string,) => {




  return `/api/intelligence/save-offers/${encodeURIComponent(String(saveOfferId))}`
}

/**
 * The save offer is no longer available.
 * @summary Delete a save offer
 */
export const deleteSaveOffer = async (saveOfferId: string, options?: Parameters<typeof http>[1]): Promise<SaveOffer> => {

  return http<SaveOffer>(getDeleteSaveOfferUrl(saveOfferId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteSaveOfferMutationFetcher = (saveOfferId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteSaveOffer(saveOfferId, options);
  }
}
export const getDeleteSaveOfferMutationKey = (saveOfferId: string,) => [`/api/intelligence/save-offers/${saveOfferId}`] as const;

export type DeleteSaveOfferMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSaveOffer>>>

/**
 * @summary Delete a save offer
 */
export const useDeleteSaveOffer = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  saveOfferId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteSaveOffer>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteSaveOffer>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteSaveOfferMutationKey(saveOfferId);
  const swrFn = getDeleteSaveOfferMutationFetcher(saveOfferId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListOfferOutcomesUrl = (saveOfferId: string,
    params?: ListOfferOutcomesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/intelligence/save-offers/${encodeURIComponent(String(saveOfferId))}/outcomes?${stringifiedParams}` : `/api/intelligence/save-offers/${encodeURIComponent(String(saveOfferId))}/outcomes`
}

/**
 * Each is open, accepted, declined or expired.
 * @summary List outcomes of a save offer
 */
export const listOfferOutcomes = async (saveOfferId: string,
    params?: ListOfferOutcomesParams, options?: Parameters<typeof http>[1]): Promise<OfferOutcome[]> => {

  return http<OfferOutcome[]>(getListOfferOutcomesUrl(saveOfferId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListOfferOutcomesKey = (saveOfferId: string,
    params?: ListOfferOutcomesParams,) => [`/api/intelligence/save-offers/${saveOfferId}/outcomes`, ...(params ? [params]: [])] as const;

export type ListOfferOutcomesQueryResult = NonNullable<Awaited<ReturnType<typeof listOfferOutcomes>>>

/**
 * @summary List outcomes of a save offer
 */
export const useListOfferOutcomes = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  saveOfferId: string,
    params?: ListOfferOutcomesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listOfferOutcomes>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && saveOfferId !== null && saveOfferId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListOfferOutcomesKey(saveOfferId,params) : null);
  const swrFn = () => listOfferOutcomes(saveOfferId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateOfferOutcomeUrl = (saveOfferId: string,) => {




  return `/api/intelligence/save-offers/${encodeURIComponent(String(saveOfferId))}/outcomes`
}

/**
 * A share of customers (`holdout` of the offer) is held out at random: `arm` is `held_out` then, and the offer must not be made. A customer keeps the group that an offer assigned them. Otherwise it counts as accepted if the contact buys more than usual within the window, or when that is set; it expires after the window. With an outcome, nothing is drawn.
 * @summary Create an offer outcome
 */
export const createOfferOutcome = async (saveOfferId: string,
    offerOutcomeCreate: OfferOutcomeCreate, options?: Parameters<typeof http>[1]): Promise<OfferOutcome> => {

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
return http<OfferOutcome>(getCreateOfferOutcomeUrl(saveOfferId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(offerOutcomeCreate)
  }
);}




export const getCreateOfferOutcomeMutationFetcher = (saveOfferId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: OfferOutcomeCreate }) => {
    return createOfferOutcome(saveOfferId, arg, options);
  }
}
export const getCreateOfferOutcomeMutationKey = (saveOfferId: string,) => [`/api/intelligence/save-offers/${saveOfferId}/outcomes`] as const;

export type CreateOfferOutcomeMutationResult = NonNullable<Awaited<ReturnType<typeof createOfferOutcome>>>

/**
 * @summary Create an offer outcome
 */
export const useCreateOfferOutcome = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  saveOfferId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createOfferOutcome>>, TError, Key, OfferOutcomeCreate, Awaited<ReturnType<typeof createOfferOutcome>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateOfferOutcomeMutationKey(saveOfferId);
  const swrFn = getCreateOfferOutcomeMutationFetcher(saveOfferId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateOfferOutcomeUrl = (saveOfferId: string,
    outcomeId: string,) => {




  return `/api/intelligence/save-offers/${encodeURIComponent(String(saveOfferId))}/outcomes/${encodeURIComponent(String(outcomeId))}`
}

/**
 * Sets the outcome to open, accepted or declined. If it is not set, it depends on whether the customer buys more than usual within the window. Returns 409 for a customer who is held out.
 * @summary Update an offer outcome
 */
export const updateOfferOutcome = async (saveOfferId: string,
    outcomeId: string,
    offerOutcomeUpdate: OfferOutcomeUpdate, options?: Parameters<typeof http>[1]): Promise<OfferOutcome> => {

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
return http<OfferOutcome>(getUpdateOfferOutcomeUrl(saveOfferId,outcomeId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(offerOutcomeUpdate)
  }
);}




export const getUpdateOfferOutcomeMutationFetcher = (saveOfferId: string,
    outcomeId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: OfferOutcomeUpdate }) => {
    return updateOfferOutcome(saveOfferId, outcomeId, arg, options);
  }
}
export const getUpdateOfferOutcomeMutationKey = (saveOfferId: string,
    outcomeId: string,) => [`/api/intelligence/save-offers/${saveOfferId}/outcomes/${outcomeId}`] as const;

export type UpdateOfferOutcomeMutationResult = NonNullable<Awaited<ReturnType<typeof updateOfferOutcome>>>

/**
 * @summary Update an offer outcome
 */
export const useUpdateOfferOutcome = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  saveOfferId: string,
    outcomeId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateOfferOutcome>>, TError, Key, OfferOutcomeUpdate, Awaited<ReturnType<typeof updateOfferOutcome>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateOfferOutcomeMutationKey(saveOfferId,outcomeId);
  const swrFn = getUpdateOfferOutcomeMutationFetcher(saveOfferId,outcomeId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRunSegmentationUrl = () => {




  return `/api/intelligence/segmentation/run`
}

/**
 * Collects data for every customer, fits every model and stores the scores. This also runs every night and after imports.
 * @summary Start a segmentation run
 */
export const runSegmentation = async ( options?: Parameters<typeof http>[1]): Promise<SegmentationRun> => {

  return http<SegmentationRun>(getRunSegmentationUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRunSegmentationMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return runSegmentation(options);
  }
}
export const getRunSegmentationMutationKey = () => [`/api/intelligence/segmentation/run`] as const;

export type RunSegmentationMutationResult = NonNullable<Awaited<ReturnType<typeof runSegmentation>>>

/**
 * @summary Start a segmentation run
 */
export const useRunSegmentation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof runSegmentation>>, TError, Key, Arguments, Awaited<ReturnType<typeof runSegmentation>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRunSegmentationMutationKey();
  const swrFn = getRunSegmentationMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetSegmentationRunUrl = (segmentationRunId: string,) => {




  return `/api/intelligence/segmentation/runs/${encodeURIComponent(String(segmentationRunId))}`
}

/**
 * Returns the state and progress of the run.
 * @summary Get a segmentation run
 */
export const getSegmentationRun = async (segmentationRunId: string, options?: Parameters<typeof http>[1]): Promise<SegmentationRun> => {

  return http<SegmentationRun>(getGetSegmentationRunUrl(segmentationRunId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetSegmentationRunKey = (segmentationRunId: string,) => [`/api/intelligence/segmentation/runs/${segmentationRunId}`] as const;

export type GetSegmentationRunQueryResult = NonNullable<Awaited<ReturnType<typeof getSegmentationRun>>>

/**
 * @summary Get a segmentation run
 */
export const useGetSegmentationRun = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  segmentationRunId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getSegmentationRun>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && segmentationRunId !== null && segmentationRunId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetSegmentationRunKey(segmentationRunId) : null);
  const swrFn = () => getSegmentationRun(segmentationRunId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelSegmentationRunUrl = (segmentationRunId: string,) => {




  return `/api/intelligence/segmentation/runs/${encodeURIComponent(String(segmentationRunId))}/cancel`
}

/**
 * A run can be canceled until it stores its results. Returns 409 if the run has already finished.
 * @summary Cancel a segmentation run
 */
export const cancelSegmentationRun = async (segmentationRunId: string, options?: Parameters<typeof http>[1]): Promise<SegmentationRun> => {

  return http<SegmentationRun>(getCancelSegmentationRunUrl(segmentationRunId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelSegmentationRunMutationFetcher = (segmentationRunId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelSegmentationRun(segmentationRunId, options);
  }
}
export const getCancelSegmentationRunMutationKey = (segmentationRunId: string,) => [`/api/intelligence/segmentation/runs/${segmentationRunId}/cancel`] as const;

export type CancelSegmentationRunMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSegmentationRun>>>

/**
 * @summary Cancel a segmentation run
 */
export const useCancelSegmentationRun = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  segmentationRunId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelSegmentationRun>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelSegmentationRun>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelSegmentationRunMutationKey(segmentationRunId);
  const swrFn = getCancelSegmentationRunMutationFetcher(segmentationRunId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
