import { type ReactNode, useMemo } from 'react';
import { useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import { Menu, MenuItem, MenuSection } from '../Menu';

interface CardMenuProps {
  label: string;
  anchor: Element;
  columns: readonly { id: string; title: string }[];
  onMove: (to: string) => void;
  onClose: () => void;
  /** Shown after "Move to". */
  children: ReactNode;
}

/** The board's only menu, opened beside the card that requested it. Loaded on first use. */
export default function CardMenu({ label, anchor, columns, onMove, onClose, children }: CardMenuProps) {
  const words = useStrings(boardStrings);
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Menu
      aria-label={words.actions({ label })}
      triggerRef={triggerRef}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <MenuSection title={words.moveTo}>
        {columns.map((column) => (
          <MenuItem key={column.id} id={`move-${column.id}`} onAction={() => onMove(column.id)}>
            {column.title}
          </MenuItem>
        ))}
      </MenuSection>
      {children}
    </Menu>
  );
}
