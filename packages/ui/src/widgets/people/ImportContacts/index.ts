export { ContactFiles } from './ContactFiles';
