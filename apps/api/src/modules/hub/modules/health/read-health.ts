import { z } from 'zod';
import { foreignLine } from '../../../../common/foreign-text.js';

export interface Health {
  /** `null` if healthy. */
  readonly problem: string | null;
  /** `null` if not reported. */
  readonly version: string | null;
  readonly capabilities: readonly string[];
}

const MOST_CAPABILITIES = 50;

/** Statuses that mean healthy, in lower case. The specification lists none; these are common in health endpoints. */
const WELL: ReadonlySet<string> = new Set(['ok', 'healthy', 'up', 'pass']);

const HealthSchema = z.object({
  status: z.string(),
  version: z.string().optional().catch(undefined),
  capabilities: z.array(z.unknown()).optional().catch(undefined),
});

/**
 * Reads the response of a module's health endpoint: `{ status, timestamp, module, version, capabilities }`.
 *
 * Only `status` is required. Values are truncated for display, and texts lose their control characters.
 *
 * @param text body of a 2xx response.
 */
export function readHealth(text: string): Health {
  const parsed = HealthSchema.safeParse(json(text));
  if (!parsed.success) return { problem: 'The response contains no valid status.', version: null, capabilities: [] };
  const { status, version, capabilities } = parsed.data;
  const said = foreignLine(status, 40);
  return {
    problem: WELL.has(said.toLowerCase()) ? null : `The module reports the status “${said}”.`,
    version: version === undefined ? null : foreignLine(version, 40) || null,
    capabilities: namesOf(capabilities ?? []),
  };
}

function namesOf(list: readonly unknown[]): string[] {
  const texts = list.filter((one) => typeof one === 'string');
  const names = texts.map((text) => foreignLine(text, 60)).filter((name) => name !== '');
  return [...new Set(names)].slice(0, MOST_CAPABILITIES);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
