import {
  type EnrichmentEndpoint,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentFields,
} from '@concordia/domain/enrichment';
import type { FormValues } from '../../../components/Form';

/** Form field names. They match the paths in the request, so that server errors find their fields. */
export const endpointNames = (type: EnrichmentType) =>
  ({
    path: `mapping.${type}.path`,
    parameter: `mapping.${type}.query_parameter`,
    list: `mapping.${type}.list_path`,
    field: (field: string) => `mapping.${type}.fields.${field}`,
  }) as const;

/** The endpoint from the form, without fields whose path is empty. */
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
