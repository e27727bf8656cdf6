import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INTELLIGENCE_TABS, tabOf } from './tabs';

/** The view in the address: `?tab=search`. */
export function useIntelligencePlace() {
  const [params, setParams] = useSearchParams();
  const goTo = useCallback(
    (key: string) => {
      const tab = tabOf(key);
      // Other parameters belong to the previous view.
      setParams(tab === INTELLIGENCE_TABS[0] ? {} : { tab });
    },
    [setParams],
  );
  return { tab: tabOf(params.get('tab')), goTo };
}
