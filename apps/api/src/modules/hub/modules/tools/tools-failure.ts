/** Why a server did not list its tools. The message completes a sentence. */
export class ToolsFailure extends Error {
  override readonly name = 'ToolsFailure';
}
