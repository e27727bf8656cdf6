export { FieldHelp, FieldLabel, type FieldTexts } from './FieldParts';
