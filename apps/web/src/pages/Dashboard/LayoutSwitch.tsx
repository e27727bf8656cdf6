import { IconButton } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import { useSearchParams } from 'react-router-dom';
import { boardLayoutStrings } from '../../strings/generated/boardLayout';
import { keepLayout, type Layout, layoutOf } from './layout';
import { TABLE_PARAMS } from './tableParams';

/** Shows conversations in the other layout, board or table, which is remembered. */
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
  const isTable = layoutOf(params) === 'table';
  return (
    <IconButton
      icon={isTable ? 'dashboard' : 'list'}
      label={isTable ? words.board : words.table}
      size="small"
      onPress={() => show(isTable ? 'board' : 'table')}
    />
  );
}
