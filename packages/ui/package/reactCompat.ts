import type { Plugin } from 'vite';

const ID = '\0react-compat';

/**
 * `use` for contexts, `useEffectEvent` and the compiler's cache, on React 18 too. The names are read at run time, because bundlers object to
 * names that the installed React does not export. `react-compiler-runtime` does the same for the cache in 10 kB.
 */
const module = `
import * as React from 'react';
import { useEffectEvent as ponyfill } from 'use-effect-event';
const at = (name) => React[name];
export const use = at('use') ?? React.useContext;
export const useEffectEvent = at('useEffectEvent') ?? ponyfill;
const sentinel = Symbol.for('react.memo_cache_sentinel');
export const c = at('__COMPILER_RUNTIME')?.c ?? ((size) => React.useMemo(() => new Array(size).fill(sentinel), []));
`;

const imported = /import \{([^}]*)\} from "react";/;

/** Takes what React 18 lacks from the compatibility module. */
export function reactCompat(): Plugin {
  return {
    name: 'concordia:react-compat',
    enforce: 'pre',
    resolveId: (id) => (id === ID || id === 'react-compiler-runtime' ? { id: ID, moduleSideEffects: false } : null),
    load: (id) => (id === ID ? module : null),
    transform: {
      order: 'post',
      filter: { id: /packages\/ui\/src\/.*\.tsx?$/ },
      handler(code) {
        const [statement, names = ''] = imported.exec(code) ?? [];
        if (statement === undefined) return null;
        const all = names.split(',').map((name) => name.trim());
        const newer = all.filter((name) => /^(use|useEffectEvent)\b/.test(name));
        if (newer.length === 0) return null;
        const rest = all.filter((name) => !newer.includes(name));
        const statements = [
          `import { ${newer.join(', ')} } from ${JSON.stringify(ID)};`,
          ...(rest.length > 0 ? [`import { ${rest.join(', ')} } from "react";`] : []),
        ];
        return { code: code.replace(statement, statements.join(' ')), map: null };
      },
    },
  };
}
