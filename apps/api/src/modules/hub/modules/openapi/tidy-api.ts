import type { ModuleApiContent } from '@concordia/contract/hub';
import { foreignLine } from '../../../../common/foreign-text.js';

const lineOrNull = (text: string | null, longest: number): string | null =>
  text === null ? null : foreignLine(text, longest) || null;

/** Turns a document's texts into printable lines. They are untrusted and must always be rendered as plain text. */
export function tidyApi(content: ModuleApiContent): ModuleApiContent {
  return {
    title: foreignLine(content.title, 200),
    version: foreignLine(content.version, 40),
    openapi: foreignLine(content.openapi, 20),
    is_valid: content.is_valid,
    problems: content.problems.map(({ path, message }) => ({
      path: foreignLine(path, 300),
      message: foreignLine(message, 300),
    })),
    operations: content.operations.map((operation) => ({
      method: operation.method,
      path: foreignLine(operation.path, 300),
      operation_id: lineOrNull(operation.operation_id, 200),
      summary: lineOrNull(operation.summary, 300),
      tag: lineOrNull(operation.tag, 100),
      is_deprecated: operation.is_deprecated,
    })),
  };
}
