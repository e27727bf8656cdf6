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
  Automation,
  AutomationDecision,
  GuardrailUsage,
  Guardrails
} from '../model';



export const getGetGuardrailsMockHandler = (overrideResponse?: Guardrails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Guardrails> | Guardrails), options?: RequestHandlerOptions) => {
  return http.get('*/api/guardrails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetGuardrailsMockHandler = (overrideResponse?: Guardrails | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Guardrails> | Guardrails), options?: RequestHandlerOptions) => {
  return http.put('*/api/guardrails', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListAutomationsMockHandler = (overrideResponse?: Automation[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Automation[]> | Automation[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/guardrails/automations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListAutomationDecisionsMockHandler = (overrideResponse?: AutomationDecision[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutomationDecision[]> | AutomationDecision[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/guardrails/decisions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetGuardrailUsageMockHandler = (overrideResponse?: GuardrailUsage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GuardrailUsage> | GuardrailUsage), options?: RequestHandlerOptions) => {
  return http.get('*/api/guardrails/usage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getGuardrailsMock = () => [
  getGetGuardrailsMockHandler(),
  getSetGuardrailsMockHandler(),
  getListAutomationsMockHandler(),
  getListAutomationDecisionsMockHandler(),
  getGetGuardrailUsageMockHandler()
]
