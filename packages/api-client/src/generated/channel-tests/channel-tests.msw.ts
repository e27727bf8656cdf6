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
  TestResult
} from '../model';



export const getTestChannelAccountMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/channels/:channel/accounts/:accountId/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestEmailInboundMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/email/inbound', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestEmailOutboundMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/email/outbound', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestInstagramMessageMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/instagram/message', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestLinkedinPostMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/linkedin/post', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestMessengerMessageMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/messenger/message', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestMetaMessageMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/meta/message', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestMetaVerifyMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/meta/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestSmsInboundMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/sms/inbound', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestSmsOutboundMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/sms/outbound', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestTelegramMessageMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/telegram/message', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestTelegramWebhookMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/telegram/setWebhook', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestTwitterDiscoveryMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/twitter/discovery', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestTwitterPostMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/twitter/post', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestTwitterSearchMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/test/twitter/search', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getChannelTestsMock = () => [
  getTestChannelAccountMockHandler(),
  getTestEmailInboundMockHandler(),
  getTestEmailOutboundMockHandler(),
  getTestInstagramMessageMockHandler(),
  getTestLinkedinPostMockHandler(),
  getTestMessengerMessageMockHandler(),
  getTestMetaMessageMockHandler(),
  getTestMetaVerifyMockHandler(),
  getTestSmsInboundMockHandler(),
  getTestSmsOutboundMockHandler(),
  getTestTelegramMessageMockHandler(),
  getTestTelegramWebhookMockHandler(),
  getTestTwitterDiscoveryMockHandler(),
  getTestTwitterPostMockHandler(),
  getTestTwitterSearchMockHandler()
]
