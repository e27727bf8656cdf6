/* URLs of first pages, apart from the widgets so that the requests can start before a widget loads. */
export { columnUrl } from './columnUrl';
export { type ContactExtra, type ContactSearch, contactParams, contactsUrl } from './contactsUrl';
export { eventsUrl } from './eventsUrl';
