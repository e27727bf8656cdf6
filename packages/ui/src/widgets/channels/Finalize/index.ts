export { Finalize, type FinalizeProps } from './Finalize';
