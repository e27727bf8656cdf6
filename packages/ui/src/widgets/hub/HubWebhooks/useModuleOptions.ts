import { useListModules } from '@concordia/api-client';
import type { ComboBoxOption } from '../../../components/ComboBox';

/** Registered modules for completion; the field accepts any name. */
export function useModuleOptions(): readonly ComboBoxOption[] {
  const { data = [] } = useListModules();
  return data.map(({ name }) => ({ id: name, label: name }));
}
