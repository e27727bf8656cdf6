import { ToggleButtonGroup } from '@concordia/ui/components/ButtonGroup';
import { useStrings } from '@concordia/ui/locale';
import { useSearchParams } from 'react-router-dom';
import { boardLayoutStrings } from '../../strings/generated/boardLayout';
import { keepLayout, type Layout, layoutOf } from './layout';
import { TABLE_PARAMS } from './tableParams';

/** Shows conversations as a board or as a table. The choice is remembered. */
export function LayoutSwitch() {
  const words = useStrings(boardLayoutStrings);
  const [params, setParams] = useSearchParams();
  const show = (layout: Layout) => {
    const next = new URLSearchParams(params);
    // A view belongs to its layout.
    for (const name of ['view', ...TABLE_PARAMS]) next.delete(name);
    next.set('layout', layout);
    keepLayout(layout);
    setParams(next);
  };
  return (
    <ToggleButtonGroup
      label={words.layout}
      size="small"
      options={[
        { id: 'board', label: words.board, icon: 'dashboard' },
        { id: 'table', label: words.table, icon: 'list' },
      ]}
      value={layoutOf(params)}
      onChange={show}
    />
  );
}
