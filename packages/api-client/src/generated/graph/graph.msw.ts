/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GraphNode,
  GraphRebuild,
  GraphStats,
  Neighborhood,
  RelationshipGraph
} from '../model';



export const getGetGraphNodeMockHandler = (overrideResponse?: GraphNode | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GraphNode> | GraphNode), options?: RequestHandlerOptions) => {
  return http.get('*/api/graph/nodes/:entityType/:entityId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNeighborhoodMockHandler = (overrideResponse?: Neighborhood | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Neighborhood> | Neighborhood), options?: RequestHandlerOptions) => {
  return http.get('*/api/graph/nodes/:entityType/:entityId/neighbourhood', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRebuildGraphMockHandler = (overrideResponse?: GraphRebuild | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GraphRebuild> | GraphRebuild), options?: RequestHandlerOptions) => {
  return http.post('*/api/graph/rebuild', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 202
      })
  }, options)
}

export const getGetRelationshipGraphMockHandler = (overrideResponse?: RelationshipGraph | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RelationshipGraph> | RelationshipGraph), options?: RequestHandlerOptions) => {
  return http.get('*/api/graph/relationships', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetGraphStatsMockHandler = (overrideResponse?: GraphStats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GraphStats> | GraphStats), options?: RequestHandlerOptions) => {
  return http.get('*/api/graph/stats', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getGraphMock = () => [
  getGetGraphNodeMockHandler(),
  getGetNeighborhoodMockHandler(),
  getRebuildGraphMockHandler(),
  getGetRelationshipGraphMockHandler(),
  getGetGraphStatsMockHandler()
]
