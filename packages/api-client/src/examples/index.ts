export type { CodeExample, ExampleId } from './example';
export { codeExamples } from './generated/code-examples';
