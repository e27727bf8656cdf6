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
  EntityType,
  ForbiddenResponse,
  GetNeighborhoodParams,
  GetRelationshipGraphParams,
  GraphNode,
  GraphRebuild,
  GraphStats,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  Neighborhood,
  NotFoundResponse,
  RelationshipGraph,
  ServiceUnavailableResponse,
  TooManyRequestsResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetGraphNodeUrl = (entityType: EntityType,
    entityId: string,) => {




  return `/api/graph/nodes/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityId))}`
}

/**
 * A contact or company with its facts and the evidence for each.
 * @summary Get a graph node
 */
export const getGraphNode = async (entityType: EntityType,
    entityId: string, options?: Parameters<typeof http>[1]): Promise<GraphNode> => {

  return http<GraphNode>(getGetGraphNodeUrl(entityType,entityId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetGraphNodeKey = (entityType: EntityType,
    entityId: string,) => [`/api/graph/nodes/${entityType}/${entityId}`] as const;

export type GetGraphNodeQueryResult = NonNullable<Awaited<ReturnType<typeof getGraphNode>>>

/**
 * @summary Get a graph node
 */
export const useGetGraphNode = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  entityType: EntityType,
    entityId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getGraphNode>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && entityType !== null && entityType !== undefined && entityId !== null && entityId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetGraphNodeKey(entityType,entityId) : null);
  const swrFn = () => getGraphNode(entityType,entityId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetNeighborhoodUrl = (entityType: EntityType,
    entityId: string,
    params?: GetNeighborhoodParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/graph/nodes/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityId))}/neighbourhood?${stringifiedParams}` : `/api/graph/nodes/${encodeURIComponent(String(entityType))}/${encodeURIComponent(String(entityId))}/neighbourhood`
}

/**
 * Returns the node and its strongest connections.
 * @summary Get the neighbors of a graph node
 */
export const getNeighborhood = async (entityType: EntityType,
    entityId: string,
    params?: GetNeighborhoodParams, options?: Parameters<typeof http>[1]): Promise<Neighborhood> => {

  return http<Neighborhood>(getGetNeighborhoodUrl(entityType,entityId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetNeighborhoodKey = (entityType: EntityType,
    entityId: string,
    params?: GetNeighborhoodParams,) => [`/api/graph/nodes/${entityType}/${entityId}/neighbourhood`, ...(params ? [params]: [])] as const;

export type GetNeighborhoodQueryResult = NonNullable<Awaited<ReturnType<typeof getNeighborhood>>>

/**
 * @summary Get the neighbors of a graph node
 */
export const useGetNeighborhood = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  entityType: EntityType,
    entityId: string,
    params?: GetNeighborhoodParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getNeighborhood>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && entityType !== null && entityType !== undefined && entityId !== null && entityId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetNeighborhoodKey(entityType,entityId,params) : null);
  const swrFn = () => getNeighborhood(entityType,entityId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRebuildGraphUrl = () => {




  return `/api/graph/rebuild`
}

/**
 * Rereads every contact and message in batches. Existing data is kept until it is reread.
 * @summary Start a graph rebuild
 */
export const rebuildGraph = async ( options?: Parameters<typeof http>[1]): Promise<GraphRebuild> => {

  return http<GraphRebuild>(getRebuildGraphUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRebuildGraphMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return rebuildGraph(options);
  }
}
export const getRebuildGraphMutationKey = () => [`/api/graph/rebuild`] as const;

export type RebuildGraphMutationResult = NonNullable<Awaited<ReturnType<typeof rebuildGraph>>>

/**
 * @summary Start a graph rebuild
 */
export const useRebuildGraph = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof rebuildGraph>>, TError, Key, Arguments, Awaited<ReturnType<typeof rebuildGraph>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRebuildGraphMutationKey();
  const swrFn = getRebuildGraphMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetRelationshipGraphUrl = (params?: GetRelationshipGraphParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/graph/relationships?${stringifiedParams}` : `/api/graph/relationships`
}

/**
 * Returns people, companies and ties for a picture of who knows whom, in columns. Ties carry their messages by week, so that a client can draw any week of the past year. Returns `QUERY_SYNTAX` if the query is invalid.
 * @summary Get the relationship graph
 */
export const getRelationshipGraph = async (params?: GetRelationshipGraphParams, options?: Parameters<typeof http>[1]): Promise<RelationshipGraph> => {

  return http<RelationshipGraph>(getGetRelationshipGraphUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetRelationshipGraphKey = (params?: GetRelationshipGraphParams,) => [`/api/graph/relationships`, ...(params ? [params]: [])] as const;

export type GetRelationshipGraphQueryResult = NonNullable<Awaited<ReturnType<typeof getRelationshipGraph>>>

/**
 * @summary Get the relationship graph
 */
export const useGetRelationshipGraph = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetRelationshipGraphParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getRelationshipGraph>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetRelationshipGraphKey(params) : null);
  const swrFn = () => getRelationshipGraph(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetGraphStatsUrl = () => {




  return `/api/graph/stats`
}

/**
 * Counts nodes, relationships and facts by kind, and pending changes.
 * @summary Get graph counts
 */
export const getGraphStats = async ( options?: Parameters<typeof http>[1]): Promise<GraphStats> => {

  return http<GraphStats>(getGetGraphStatsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetGraphStatsKey = () => [`/api/graph/stats`] as const;

export type GetGraphStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getGraphStats>>>

/**
 * @summary Get graph counts
 */
export const useGetGraphStats = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getGraphStats>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetGraphStatsKey() : null);
  const swrFn = () => getGraphStats(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
