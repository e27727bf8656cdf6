export { addressesIn, everybody } from './addresses.js';
export { type DepartingMail, MailDesk, type MailRefusal } from './desk.js';
export { FORM_TYPE, formBody, type PostedField } from './form-body.js';
export { postTo, withPassword } from './hook.js';
export { type ArrivingMail, arrivingMail, headersOf, mimeOf, type RawMail, readRawMail } from './mime.js';
export { Remembered } from './remembered.js';
