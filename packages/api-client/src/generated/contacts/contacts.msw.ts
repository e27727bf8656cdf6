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
  Contact,
  ContactActivity,
  ContactDetail,
  ContactNote,
  Message,
  Tag,
  TimelineEntry,
  UsedField
} from '../model';



export const getListContactFieldsMockHandler = (overrideResponse?: UsedField[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsedField[]> | UsedField[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contact-fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListContactsMockHandler = (overrideResponse?: Contact[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Contact[]> | Contact[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateContactMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetContactMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateContactMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/api/contacts/:contactId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetContactActivityMockHandler = (overrideResponse?: ContactActivity | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactActivity> | ContactActivity), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListContactMessagesMockHandler = (overrideResponse?: Message[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message[]> | Message[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListContactNotesMockHandler = (overrideResponse?: ContactNote[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactNote[]> | ContactNote[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateContactNoteMockHandler = (overrideResponse?: ContactNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactNote> | ContactNote), options?: RequestHandlerOptions) => {
  return http.post('*/api/contacts/:contactId/notes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateContactNoteMockHandler = (overrideResponse?: ContactNote | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ContactNote> | ContactNote), options?: RequestHandlerOptions) => {
  return http.patch('*/api/contacts/:contactId/notes/:noteId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteContactNoteMockHandler = (overrideResponse?: ContactNote | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ContactNote> | ContactNote), options?: RequestHandlerOptions) => {
  return http.delete('*/api/contacts/:contactId/notes/:noteId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getShowContactPictureMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/picture', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getPutContactPictureMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.put('*/api/contacts/:contactId/picture', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRemoveContactPictureMockHandler = (overrideResponse?: Contact | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Contact> | Contact), options?: RequestHandlerOptions) => {
  return http.delete('*/api/contacts/:contactId/picture', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddContactPointMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/contacts/:contactId/points', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetConsentMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/api/contacts/:contactId/points/:pointId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRemoveContactPointMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.delete('*/api/contacts/:contactId/points/:pointId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetContactTagsMockHandler = (overrideResponse?: ContactDetail | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ContactDetail> | ContactDetail), options?: RequestHandlerOptions) => {
  return http.put('*/api/contacts/:contactId/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetContactTimelineMockHandler = (overrideResponse?: TimelineEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimelineEntry[]> | TimelineEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/timeline', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListTagsMockHandler = (overrideResponse?: Tag[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tag[]> | Tag[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getContactsMock = () => [
  getListContactFieldsMockHandler(),
  getListContactsMockHandler(),
  getCreateContactMockHandler(),
  getGetContactMockHandler(),
  getUpdateContactMockHandler(),
  getGetContactActivityMockHandler(),
  getListContactMessagesMockHandler(),
  getListContactNotesMockHandler(),
  getCreateContactNoteMockHandler(),
  getUpdateContactNoteMockHandler(),
  getDeleteContactNoteMockHandler(),
  getShowContactPictureMockHandler(),
  getPutContactPictureMockHandler(),
  getRemoveContactPictureMockHandler(),
  getAddContactPointMockHandler(),
  getSetConsentMockHandler(),
  getRemoveContactPointMockHandler(),
  getSetContactTagsMockHandler(),
  getGetContactTimelineMockHandler(),
  getListTagsMockHandler()
]
