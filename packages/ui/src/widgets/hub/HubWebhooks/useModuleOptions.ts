import { useListModules } from '@concordia/api-client';
import type { ComboBoxOption } from '../../../components/ComboBox';

/** The modules that are registered, for completion; any name may be typed all the same. */
export function useModuleOptions(): readonly ComboBoxOption[] {
  const { data = [] } = useListModules();
  return data.map(({ name }) => ({ id: name, label: name }));
}
