import { StartFailure } from './start-failure.js';

/** An endpoint compatible with OpenAI's chat completions. */
export interface LlmSettings {
  /** Includes the version, for example `https://models.example/v1`. */
  readonly url: string;
  /** `null` for local endpoints without authentication. */
  readonly key: string | null;
  readonly model: string;
  /** Token budget of a workspace per UTC day, for prompts and completions together. */
  readonly dailyTokens: number;
  /** Whether the demo's sample messages are sent, too. */
  readonly inDemo: boolean;
}

const DEFAULT_DAILY_TOKENS = 200_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads `CONCORDIA_LLM_URL`, `_KEY`, `_MODEL`, `_DAILY_TOKENS` and `_DEMO`; `null` if no URL is set.
 *
 * @throws StartFailure with the expected format.
 */
export function readLlm(env: NodeJS.ProcessEnv): LlmSettings | null {
  const { CONCORDIA_LLM_URL: url, CONCORDIA_LLM_MODEL: model } = env;
  if (!url) return null;
  if (!model) throw refused('CONCORDIA_LLM_URL is set without CONCORDIA_LLM_MODEL. Set the model too.');
  return {
    url: readUrl(url),
    key: env.CONCORDIA_LLM_KEY || null,
    model,
    dailyTokens: readTokens(env.CONCORDIA_LLM_DAILY_TOKENS),
    inDemo: env.CONCORDIA_LLM_DEMO === '1',
  };
}

const refused = (message: string) => new StartFailure('BAD_SETTING', message);

/** Messages must leave the machine encrypted. */
function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (url === null || !isSafe)
    throw refused('CONCORDIA_LLM_URL must be an https address, or an http address on this machine.');
  if (url.username !== '' || url.password !== '')
    throw refused('CONCORDIA_LLM_URL must not contain credentials. Put the key in CONCORDIA_LLM_KEY.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function readTokens(text: string | undefined): number {
  if (!text) return DEFAULT_DAILY_TOKENS;
  const tokens = Number(text);
  if (Number.isSafeInteger(tokens) && tokens >= 0) return tokens;
  throw refused(`CONCORDIA_LLM_DAILY_TOKENS is "${text}". It must be a whole number, 0 or more.`);
}
