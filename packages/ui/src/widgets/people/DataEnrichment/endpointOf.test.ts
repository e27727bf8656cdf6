import { ENRICHMENT_SOURCES, enrichmentFields } from '@concordia/domain/enrichment';
import { expect, it } from 'vitest';
import { endpointNames, endpointOf } from './endpointOf';

const { profiles } = ENRICHMENT_SOURCES.linkedin.mapping;
const names = endpointNames('profiles');

/** A form that was filled in with an endpoint. */
const filled = (fields: Readonly<Record<string, string>>) => {
  const texts = new Map([
    [names.path, profiles.path],
    [names.parameter, profiles.query_parameter],
    [names.list, profiles.list_path],
    ...enrichmentFields('linkedin', 'profiles').map((field) => [names.field(field), fields[field] ?? ''] as const),
  ]);
  return { text: (name: string) => texts.get(name) ?? '' };
};

it('reads an endpoint as it was filled in', () => {
  expect(endpointOf(filled(profiles.fields), 'linkedin', 'profiles')).toEqual(profiles);
});

it('leaves out a field whose path is empty', () => {
  const { industry: _, ...rest } = profiles.fields;
  expect(endpointOf(filled(rest), 'linkedin', 'profiles').fields).toEqual(rest);
});
