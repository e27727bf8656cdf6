export { SourceDialogs, type SourceTask } from './SourceDialogs';
export { SourceRow } from './SourceRow';
