export { Contacts as default } from './Contacts';
