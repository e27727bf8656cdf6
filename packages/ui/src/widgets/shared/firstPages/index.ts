/*
 * Where screens read their first pages. Apart from the widgets, so that the answers can be on their way before a widget is.
 */
export { columnUrl } from './columnUrl';
export { contactsUrl } from './contactsUrl';
export { eventsUrl } from './eventsUrl';
