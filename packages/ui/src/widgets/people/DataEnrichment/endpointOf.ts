import {
  type EnrichmentEndpoint,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentFields,
} from '@concordia/domain/enrichment';
import type { FormValues } from '../../../components/Form';

/** What the fields of an endpoint are called in the form: by their place in the call, so that a refusal finds its field. */
export const endpointNames = (type: EnrichmentType) =>
  ({
    path: `mapping.${type}.path`,
    parameter: `mapping.${type}.query_parameter`,
    list: `mapping.${type}.list_path`,
    field: (field: string) => `mapping.${type}.fields.${field}`,
  }) as const;

/** An endpoint as it was filled in; a field whose path is empty is left out. */
export function endpointOf(
  values: Pick<FormValues, 'text'>,
  provider: EnrichmentProviderId,
  type: EnrichmentType,
): EnrichmentEndpoint {
  const names = endpointNames(type);
  const fields = enrichmentFields(provider, type).flatMap((field) => {
    const path = values.text(names.field(field));
    return path === '' ? [] : [[field, path] as const];
  });
  return {
    path: values.text(names.path),
    query_parameter: values.text(names.parameter),
    list_path: values.text(names.list),
    fields: Object.fromEntries(fields),
  };
}
