export { AddSourceForm, RenameSourceForm } from './SourceForms';
export { type Source, SourceRow } from './SourceRow';
