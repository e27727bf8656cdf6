export { FieldHelp, FieldLabel, type FieldTexts, invalidity } from './FieldParts';
