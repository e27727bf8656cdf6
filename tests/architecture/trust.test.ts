import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles, textOf } from './sources.ts';

const DOMAIN = 'packages/domain/src/inbox/assistant/';
const API = 'apps/api/src/modules/inbox/assistant/';
/** The one file of the assistant with a way out. */
const PLAN_WRITER = `${API}plan-writer.ts`;

const isTest = (file: string): boolean => /\.test\.ts$|\/testing\.ts$/.test(file);
const ours = sourceFiles().filter((file) => (file.startsWith(DOMAIN) || file.startsWith(API)) && !isTest(file));
const naming = (pattern: RegExp): string[] => ours.filter((file) => pattern.test(textOf(file)));

const targetsOf = (file: string): string[] =>
  importsOf(textOf(file)).map((specifier) =>
    specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier,
  );

/** What sends, saves, calls, or announces. */
const WAY_OUT =
  /^node:(?:http|https|net|tls|dgram|dns|child_process|worker_threads|fs)|^undici|\/modules\/(?:delivery|hub|intake|channels)\/|\/inbox\/(?:drafts|uploads|regroupings|templates|canned-replies|projects)\/|\/jobs\/|llm\/|\/suggestions\.(?:service|jobs)|\/tasks\.service|@concordia\/channels/;
const EFFECT = /\bfetch\(|\.write\(|\.enqueue\(|\.tell\(|\.insertInto\(|\.updateTable\(|\.deleteFrom\(/;

test('the content of what outsiders wrote is read by the pure readers alone', () => {
  expect(naming(/\bcontentOf\b/)).toEqual([
    `${DOMAIN}digest.ts`,
    `${DOMAIN}trust/outside-text.ts`,
    `${DOMAIN}trust/shown.ts`,
  ]);
});

test('the words of the asker are made where the request arrives', () => {
  expect(naming(/OwnWords\.typed\(/)).toEqual([`${API}assistant.service.ts`]);
});

test('one file of the assistant has a way out, and reads nothing of the workspace', () => {
  const leaving = ours.filter((file) => targetsOf(file).some((target) => WAY_OUT.test(target)));
  expect(leaving).toEqual([`${API}assistant.module.ts`, PLAN_WRITER]);
  expect(naming(EFFECT)).toEqual([]);
  const read = targetsOf(PLAN_WRITER).filter((target) =>
    /(?:reader|named-people|assistant\.repository|\/messages\/|\/people\/)/.test(target),
  );
  expect(read).toEqual([]);
  expect(textOf(PLAN_WRITER)).not.toMatch(/OutsideText|\bshown\(/);
});

test('what plans are made of is no text from outside', () => {
  const planning = ours.filter((file) => file.startsWith(`${DOMAIN}grammar/`));
  expect(planning.length).toBeGreaterThan(3);
  expect(planning.filter((file) => /OutsideText|\bshown\(|\boutside\(/.test(textOf(file)))).toEqual([]);
});
