/** Why a server did not list its tools: the end of a sentence. */
export class ToolsFailure extends Error {
  override readonly name = 'ToolsFailure';
}
