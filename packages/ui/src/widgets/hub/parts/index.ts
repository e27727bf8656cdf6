export { type CodeExample, CodeExamples, type CodeExamplesProps } from './CodeExamples';
