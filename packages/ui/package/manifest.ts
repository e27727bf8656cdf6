import { manifests } from './manifests.ts';

const { ui: own, domain, client } = manifests;

/** Bundled, or needed by widgets only. */
const { '@concordia/domain': _domain, '@concordia/api-client': _client, ...dependencies } = own.dependencies;

/** The design tokens, each for another reader: browsers, design tools, Figma. */
export const tokenFiles = ['tokens.css', 'tokens.json', 'tokens.resolver.json', 'figma-variables.json'];

const module = (types: string, file: string) => ({ types: `./types/ui/src/${types}.d.ts`, default: `./${file}.js` });

/** The `package.json` that is published. */
export const manifest = {
  name: own.name,
  version: own.version,
  description: 'Accessible components and screens of Concordia, for React.',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    './components/*': module('components/*/index', 'components/*/index'),
    './components/*.css': './components/*.css',
    './widgets/*': module('widgets/*/index', 'widgets/*/index'),
    './widgets/*.css': './widgets/*.css',
    './theme': module('theme/index', 'theme/index'),
    './locale': module('locale/index', 'locale/index'),
    './languages/*': module('strings/languages/*', 'strings/languages/*'),
    './styles.css': './styles.css',
    './base.css': './base.css',
    './fonts.css': './fonts.css',
    './styles.json': './styles.json',
    ...Object.fromEntries(tokenFiles.map((name) => [`./${name}`, `./${name}`])),
    './package.json': './package.json',
  },
  dependencies: { ...dependencies, ...domain.dependencies },
  peerDependencies: {
    '@concordia/api-client': client.version,
    '@types/react': '^18.3.0 || ^19.0.0',
    react: '^18.3.0 || ^19.0.0',
    'react-dom': '^18.3.0 || ^19.0.0',
  },
  peerDependenciesMeta: { '@concordia/api-client': { optional: true }, '@types/react': { optional: true } },
};
