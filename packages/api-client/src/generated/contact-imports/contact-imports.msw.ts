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
  ContactImport,
  ContactImportProblem
} from '../model';



export const getDownloadContactsCsvMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-exports/contacts.csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}

export const getDownloadContactsVcardMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-exports/contacts.vcf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/vcard' }
      })
  }, options)
}

export const getDownloadContactTableMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-exports/table.csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}

export const getCreateContactImportMockHandler = (overrideResponse?: ContactImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactImport> | ContactImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/contact-imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListContactImportsMockHandler = (overrideResponse?: ContactImport[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactImport[]> | ContactImport[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetContactImportMockHandler = (overrideResponse?: ContactImport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactImport> | ContactImport), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-imports/:contactImportId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelContactImportMockHandler = (overrideResponse?: ContactImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactImport> | ContactImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/contact-imports/:contactImportId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListContactImportProblemsMockHandler = (overrideResponse?: ContactImportProblem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactImportProblem[]> | ContactImportProblem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-imports/:contactImportId/problems', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getStartContactImportMockHandler = (overrideResponse?: ContactImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactImport> | ContactImport), options?: RequestHandlerOptions) => {
  return http.post('*/api/contact-imports/:contactImportId/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getContactImportsMock = () => [
  getDownloadContactsCsvMockHandler(),
  getDownloadContactsVcardMockHandler(),
  getDownloadContactTableMockHandler(),
  getCreateContactImportMockHandler(),
  getListContactImportsMockHandler(),
  getGetContactImportMockHandler(),
  getCancelContactImportMockHandler(),
  getListContactImportProblemsMockHandler(),
  getStartContactImportMockHandler()
]
