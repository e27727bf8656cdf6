export { ProblemsDisclosure } from './ProblemsDisclosure';
