/** Our sources name each other as they are called when built: finds the TypeScript behind a `.js` that is not there. @type {import('node:module').ResolveHookSync} */
export function resolve(specifier, context, next) {
  try {
    return next(specifier, context);
  } catch (error) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
    return next(specifier.replace(/\.js$/, '.ts'), context);
  }
}
