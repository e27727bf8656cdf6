import { addItem, addStatement, before } from './insert.mjs';

/**
 * What each kind consists of: files from templates, edits of existing files, and the remaining manual steps.
 *
 * @typedef {import('./names.mjs').Names} Names
 * @typedef {{ file: string, edits: ((text: string) => string | null)[] }} Change
 * @typedef {{ files: Record<string, string>, changes: Change[], generates: 'words' | 'everything', snapshots?: string[], next: string[] }} Blueprint `files` maps targets to templates, `snapshots` names tests
 */

const ui = 'packages/ui/src';

/** @param {Names} names @returns {Blueprint} */
function component(names) {
  const folder = `${ui}/components/${names.Name}`;
  return {
    files: {
      [`${folder}/${names.Name}.tsx`]: 'component/Name.tsx.txt',
      [`${folder}/${names.Name}.css.ts`]: 'component/Name.css.ts.txt',
      [`${folder}/${names.Name}.stories.tsx`]: 'component/Name.stories.tsx.txt',
      [`${folder}/${names.Name}.docs.tsx`]: 'component/Name.docs.tsx.txt',
      [`${folder}/index.ts`]: 'component/index.ts.txt',
      [`packages/ui/messages/en/${names.name}.json`]: 'component/messages.json.txt',
    },
    changes: [],
    generates: 'words',
    next: [
      `Replace the example in ${folder}/${names.Name}.tsx, a dismissible sentence, with your component.`,
      'npm run storybook                      to see it',
      `npm run visual:update -- ${names.Name}      to record its pictures; review them, then commit`,
      'npm test -- format lint types architecture stories',
    ],
  };
}

/** @param {Names} names @returns {Blueprint} */
function widget(names) {
  const folder = `${ui}/widgets/${names.context}/${names.Name}`;
  return {
    files: {
      [`${folder}/${names.Name}.tsx`]: 'widget/Name.tsx.txt',
      [`${folder}/${names.Name}.css.ts`]: 'widget/Name.css.ts.txt',
      [`${folder}/${names.Name}.stories.tsx`]: 'widget/Name.stories.tsx.txt',
      [`${folder}/index.ts`]: 'widget/index.ts.txt',
      [`packages/ui/messages/en/${names.name}.json`]: 'widget/messages.json.txt',
    },
    changes: [],
    generates: 'words',
    next: [
      `Replace useListContacts in ${folder}/${names.Name}.tsx with the call that the widget shows.`,
      `Add it to a page: import { ${names.Name} } from '@concordia/ui/widgets/${names.context}/${names.Name}'`,
      `npm run visual:update -- ${names.Name}      to record its pictures; review them, then commit`,
      'npm test -- format lint types architecture stories',
    ],
  };
}

/** @param {Names} names @returns {Blueprint} */
function apiModule({ Name, path, words, context }) {
  const folder = `apps/api/src/modules/${context}/${path}`;
  return {
    files: {
      [`${folder}/${path}.controller.ts`]: 'module/name.controller.ts.txt',
      [`packages/contract/src/${context}/${path}.ts`]: 'module/contract.ts.txt',
      [`${folder}/${path}.http.test.ts`]: 'module/name.http.test.ts.txt',
      [`${folder}/${path}.module.ts`]: 'module/name.module.ts.txt',
      [`${folder}/${path}.repository.ts`]: 'module/name.repository.ts.txt',
      [`${folder}/${path}.service.ts`]: 'module/name.service.ts.txt',
    },
    changes: [
      {
        file: `packages/contract/src/${context}/index.ts`,
        edits: [addStatement(`export * from './${path}.js';`)],
      },
      {
        file: 'apps/api/src/app.module.ts',
        edits: [
          addStatement(`import { ${Name}Module } from './modules/${context}/${path}/${path}.module.js';`),
          addItem(/@Module\(\{\s*imports: \[/, `${Name}Module`, before('HealthModule')),
        ],
      },
      {
        file: 'apps/api/src/openapi/tags.ts',
        edits: [addItem(/name: 'Workspace',\s*tags: \{/, `'${path}': 'Count of ${words}.'`, before('stream'))],
      },
      {
        file: 'packages/api-client/src/msw.ts',
        edits: [addStatement(`export * from './generated/${path}/${path}.msw';`)],
      },
    ],
    generates: 'everything',
    next: [
      `Implement the call: packages/contract/src/${context}/${path}.ts defines the response, ${path}.repository.ts reads the data.`,
      'npm run generate                       after each contract change; commit the generated files',
      'npm test -- types generated api',
    ],
  };
}

/** @param {Names} names @returns {Blueprint} */
function channel({ Name, name, path }) {
  const folder = `packages/channels/src/${path}`;
  return {
    files: {
      [`packages/domain/src/channels/profiles/${path}.ts`]: 'channel/profile.ts.txt',
      [`${folder}/index.ts`]: 'channel/index.ts.txt',
      [`${folder}/account.ts`]: 'channel/account.ts.txt',
      [`${folder}/connect.ts`]: 'channel/connect.ts.txt',
      [`${folder}/send.ts`]: 'channel/send.ts.txt',
      [`${folder}/webhook.ts`]: 'channel/webhook.ts.txt',
      [`${folder}/${path}.test.ts`]: 'channel/name.test.ts.txt',
      [`${ui}/channels/${path}.ts`]: 'channel/ui.ts.txt',
    },
    changes: [
      {
        file: 'packages/domain/src/channels/channels.ts',
        edits: [
          addStatement(`import { ${name} } from './profiles/${path}.js';`),
          addItem(/export const CHANNEL_PROFILES = \{/, name),
        ],
      },
      {
        file: 'packages/channels/src/registry.ts',
        edits: [
          addItem(
            /export const CONNECTS: .* = \{/,
            `${name}: async () => (await import('./${path}/index.js')).connect${Name}`,
          ),
        ],
      },
      {
        file: `${ui}/channels/registry.ts`,
        edits: [
          addStatement(`import { ${name}Look, ${name}Setup } from './${path}';`),
          addItem(/export const CHANNEL_LOOKS = \{/, `${name}: ${name}Look`),
          addItem(/export const CHANNEL_SETUPS = \{/, `${name}: ${name}Setup`),
        ],
      },
    ],
    generates: 'everything',
    snapshots: [`${ui}/theme/designTokens.test.ts`],
    next: [
      `Describe the network in packages/domain/src/channels/profiles/${path}.ts: limits, handles, capabilities.`,
      `Replace the template's protocol in ${folder}. Its API address is a placeholder.`,
      `Set its icon, color and setup guide in ${ui}/channels/${path}.ts.`,
      'To simulate it, add a peer to packages/peers. To test it from Setup, add steps to testPlan.ts.',
      'npm test -- format lint types unit generated',
    ],
  };
}

export const blueprints = { component, widget, module: apiModule, channel };
