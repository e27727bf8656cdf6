import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import * as list from '../Field/Options.css';

export function Suggestions() {
  return (
    <Popover className={list.popover} offset={4}>
      <ListBox<{ id: string }> className={list.list}>
        {({ id }) => (
          <ListBoxItem id={id} textValue={id} className={list.option}>
            <span className={list.optionLabel}>{id}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
