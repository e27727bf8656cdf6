import {
  MessageToolbar,
  type MessageToolbarProps,
  MobileToolbar,
  type MobileToolbarProps,
} from '@concordia/ui/widgets/inbox/MessageToolbar';
import { useSearchParams } from 'react-router-dom';
import { LayoutSwitch } from './LayoutSwitch';
import { layoutOf } from './layout';

/** The views of a table are above the table. */
const useHasViews = () => layoutOf(useSearchParams()[0]) === 'board';

/** The toolbar with the choice between board and table. */
export function Toolbar(props: MessageToolbarProps) {
  return <MessageToolbar {...props} hasViews={useHasViews()} aside={<LayoutSwitch />} />;
}

/** The toolbar where there is no room for it: on phones, and beside an open conversation. */
export function NarrowToolbar(props: MobileToolbarProps) {
  return <MobileToolbar {...props} hasViews={useHasViews()} />;
}
