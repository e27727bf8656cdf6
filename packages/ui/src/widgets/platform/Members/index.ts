export { Members, type MembersProps } from './Members';
