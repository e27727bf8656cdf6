export { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from './FieldParts';
