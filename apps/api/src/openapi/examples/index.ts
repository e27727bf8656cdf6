import type { NamedSchemas } from '../schema-collector.js';
import { channelsExamples } from './channels.js';
import { dayExamples } from './day.js';
import { deliveryExamples } from './delivery.js';
import { inboxExamples } from './inbox.js';
import { insightExamples } from './insight.js';
import { intakeExamples } from './intake.js';
import { peopleExamples } from './people.js';
import { workspaceExamples } from './workspace.js';

/** By schema name. Schemas with an example in their own file are not listed. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...inboxExamples,
  ...peopleExamples,
  ...intakeExamples,
  ...deliveryExamples,
  ...channelsExamples,
  ...insightExamples,
  ...dayExamples,
  ...workspaceExamples,
};

/**
 * Adds the example to each named schema.
 *
 * @throws Error if the schema is missing or already has an example.
 */
export function addExamples(schemas: NamedSchemas): void {
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const schema = schemas[name];
    if (schema === undefined || '$ref' in schema)
      throw new Error(`There is an example of ${name}, but no schema of that name.`);
    if (schema.examples !== undefined) throw new Error(`${name} has an example in its own file.`);
    schema.examples = [example];
  }
}
