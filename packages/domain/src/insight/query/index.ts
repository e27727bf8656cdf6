/** The query language for people and companies: parser, printer, evaluation and completion. */
export * from './ast.js';
export * from './complete.js';
export * from './fields.js';
export * from './judge.js';
export * from './keys.js';
export * from './looked-at.js';
export * from './node.js';
export * from './parse.js';
export * from './print.js';
export * from './reasons.js';
export * from './terms.js';
