/** Sources import each other by their built names: resolves a missing `.js` to its TypeScript file. @type {import('node:module').ResolveHookSync} */
export function resolve(specifier, context, next) {
  try {
    return next(specifier, context);
  } catch (error) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
    return next(specifier.replace(/\.js$/, '.ts'), context);
  }
}
