import { PROVIDER_PROFILES, PROVIDERS, SERVER_SECRETS } from '@concordia/domain';

const SECRET_NAMES: ReadonlySet<string> = new Set([
  ...PROVIDERS.flatMap((provider) =>
    PROVIDER_PROFILES[provider].fields.filter(({ isSecret }) => isSecret).map(({ name }) => name),
  ),
  ...SERVER_SECRETS,
]);

/** Deeper values are replaced by `null`. */
const DEEPEST = 12;

/** Removes properties with the name of a secret at any depth, because an older console stored them in the browser. */
export function withoutSecrets(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return objectWithout(config, 0);
}

function objectWithout(value: object, depth: number): Record<string, unknown> {
  const kept = Object.entries(value).filter(([name]) => !SECRET_NAMES.has(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, cleaned(one, depth + 1)]));
}

function cleaned(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one, depth + 1));
  return typeof value === 'object' && value !== null ? objectWithout(value, depth) : value;
}
