import type { MessageUpdate } from '@concordia/api-client';
import { MESSAGE_STATUSES, type MessageStatus } from '@concordia/domain';
import type { TextOf } from '../../../locale';
import type { deskStrings } from '../../../strings/generated/desk';
import type { Action } from '../../shared/shortcuts';
import { sendFromComposer } from '../Composer/focus';
import { canBeMarkedUrgent, canBeUnread, type DeskItem } from '../messages/deskItem';
import type { Openable } from '../messages/deskPage';
import type { MessageStore } from '../messages/messageStore';
import { regroupingActions } from './regroupingActions';
import { targetsOf } from './targets';

export interface DeskHandlers {
  /** Opens a conversation or message beside the lists. */
  open: (item: Openable) => void;
  close: () => void;
  /** Opens it if needed, and focuses its reply field. */
  reply: (item: DeskItem, mode?: 'replyAll' | 'forward') => void;
  /** Shows the open conversation in full width, or the list beside it again. @param isFull which of both; the other one by default */
  toggleFull: (isFull?: boolean) => void;
  compose: () => void;
  search: () => void;
  clearFilters: () => void;
  isFiltered: () => boolean;
}

export interface DeskTools {
  readonly store: MessageStore;
  readonly words: TextOf<typeof deskStrings>;
  readonly column: (status: MessageStatus) => string;
  readonly change: (messages: readonly DeskItem[], change: MessageUpdate) => void;
  readonly split: (conversationId: string, messageId: string) => void;
  readonly undo: { readonly undo: () => void; readonly isPossible: () => boolean };
  readonly handlers: DeskHandlers;
}

/** All message actions, for shortcuts, the palette and the bulk bar. */
export function deskActions(tools: DeskTools): readonly Action[] {
  return [...goingActions(tools), ...changingActions(tools), ...choosingActions(tools), ...lookingActions(tools)];
}

/** Goes to the adjacent message: opens it if the panel is open, otherwise focuses it. */
function step(tools: DeskTools, by: 1 | -1): DeskItem | null {
  const { desk } = tools.store;
  const next = desk.beside(by);
  if (next === null) return null;
  if (desk.openId === null) desk.focus(next.id);
  else goTo(tools, next);
  return next;
}

/** Opens it from its place in the list, so that the panel takes the focus and gives it back there. */
function goTo({ store: { desk }, handlers }: DeskTools, item: DeskItem): void {
  desk.focus(item.id);
  desk.requestFocus();
  handlers.open(item);
}

function goingActions(tools: DeskTools): readonly Action[] {
  const { store, words, handlers } = tools;
  const hasOne = () => store.desk.order().length > 0;
  const isAt = () => store.desk.current() !== null;
  const replyBy = (mode?: 'replyAll' | 'forward') => () => {
    const current = store.desk.current();
    if (current !== null) handlers.reply(current, mode);
  };
  const isAtEmail = () => store.desk.current()?.channel === 'email';
  const openCurrent = () => {
    const current = store.desk.current();
    if (current !== null) handlers.open(current);
  };
  return [
    {
      id: 'next',
      group: 'messages',
      label: words.next,
      keys: ['j'],
      icon: 'arrow-down',
      repeats: true,
      isEnabled: hasOne,
      run: () => void step(tools, 1),
    },
    {
      id: 'previous',
      group: 'messages',
      label: words.previous,
      keys: ['k'],
      icon: 'arrow-up',
      repeats: true,
      isEnabled: hasOne,
      run: () => void step(tools, -1),
    },
    {
      id: 'open',
      group: 'messages',
      label: words.open,
      keys: ['Enter', 'o'],
      icon: 'mail-open',
      isEnabled: isAt,
      run: openCurrent,
    },
    {
      id: 'close',
      group: 'messages',
      label: words.close,
      keys: ['Escape'],
      icon: 'close',
      isEnabled: () => store.desk.openId !== null,
      run: handlers.close,
    },
    {
      id: 'reply',
      group: 'messages',
      label: words.reply,
      keys: ['r'],
      icon: 'reply',
      keywords: words.replyWords.split(', '),
      isEnabled: isAt,
      run: replyBy(),
    },
    {
      id: 'reply-all',
      group: 'messages',
      label: words.replyAll,
      keys: ['Shift+r'],
      icon: 'users',
      keywords: words.replyAllWords.split(', '),
      isEnabled: isAtEmail,
      run: replyBy('replyAll'),
    },
    {
      id: 'forward',
      group: 'messages',
      label: words.forward,
      keys: ['Shift+f'],
      icon: 'forward',
      keywords: words.forwardWords.split(', '),
      isEnabled: isAtEmail,
      run: replyBy('forward'),
    },
    {
      id: 'send-next',
      group: 'messages',
      label: words.sendNext,
      keys: ['Mod+Shift+Enter'],
      icon: 'send',
      worksInFields: true,
      isEnabled: () => store.desk.openId !== null,
      run: () => {
        const { openId } = store.desk;
        if (openId === null || !sendFromComposer()) return;
        const next = store.desk.successor(openId, []);
        if (next === null) handlers.close();
        else goTo(tools, next);
      },
    },
  ];
}

function changingActions(tools: DeskTools): readonly Action[] {
  const { store, words, column, change, undo } = tools;
  const hasTarget = () => targetsOf(store).length > 0;
  const one = { group: 'messages', isEnabled: hasTarget } as const;
  const elsewhere = (status: MessageStatus) => targetsOf(store).filter((message) => message.status !== status);
  const moving = (status: MessageStatus) => ({
    ...one,
    isEnabled: () => elsewhere(status).length > 0,
    run: () => change(elsewhere(status), { status }),
  });
  const ask = (about: 'snooze' | 'assign' | 'project') => () => store.asked.ask(about, targetsOf(store));
  return [
    {
      ...moving('completed'),
      id: 'done',
      label: words.done,
      keys: ['e'],
      icon: 'check',
      keywords: words.doneWords.split(', '),
    },
    {
      ...one,
      id: 'snooze',
      label: words.snooze,
      keys: ['s'],
      icon: 'moon',
      keywords: words.snoozeWords.split(', '),
      run: ask('snooze'),
    },
    {
      ...one,
      id: 'read',
      label: words.read,
      keys: ['u'],
      icon: 'mail',
      // Outgoing messages cannot be marked unread.
      isEnabled: () => targetsOf(store).some(canBeUnread),
      run: () => {
        const targets = targetsOf(store).filter(canBeUnread);
        change(targets, { isRead: targets.some(({ isRead }) => !isRead) });
      },
    },
    {
      ...one,
      id: 'urgent',
      label: words.urgent,
      keys: ['!'],
      icon: 'flag',
      isEnabled: () => targetsOf(store).some(canBeMarkedUrgent),
      run: () => {
        const targets = targetsOf(store).filter(canBeMarkedUrgent);
        change(targets, { isUrgent: targets.every(({ isUrgent }) => isUrgent === 1) ? 0 : 1 });
      },
    },
    {
      ...one,
      id: 'assign',
      label: words.assign,
      keys: ['a'],
      icon: 'user',
      keywords: words.assignWords.split(', '),
      run: ask('assign'),
    },
    {
      ...one,
      id: 'project',
      label: words.project,
      keys: ['l'],
      icon: 'folder',
      keywords: words.projectWords.split(', '),
      run: ask('project'),
    },
    ...regroupingActions(tools),
    ...MESSAGE_STATUSES.filter((status) => status !== 'completed').map(
      (status): Action => ({
        ...moving(status),
        id: `move-${status}`,
        label: words.moveTo({ column: column(status) }),
        keys: [],
        icon: 'arrow-right',
      }),
    ),
    {
      id: 'undo',
      group: 'messages',
      label: words.undo,
      keys: ['z', 'Mod+z'],
      icon: 'undo',
      isEnabled: undo.isPossible,
      run: undo.undo,
    },
  ];
}

function choosingActions(tools: DeskTools): readonly Action[] {
  const { store, words } = tools;
  const { selection, desk } = store;
  const extend = (by: 1 | -1) => () => {
    const from = desk.current();
    const next = desk.beside(by);
    if (next === null) return;
    selection.extendTo(desk.order(), next.id, from?.id ?? null);
    desk.focus(next.id);
  };
  const chosen = { group: 'selection', isEnabled: () => desk.order().length > 0 } as const;
  return [
    {
      ...chosen,
      id: 'choose',
      label: words.choose,
      keys: ['x'],
      icon: 'check',
      isEnabled: () => desk.current() !== null,
      run: () => {
        const current = desk.current();
        if (current !== null) selection.toggle(current);
      },
    },
    { ...chosen, id: 'extend-down', label: words.extendDown, keys: ['Shift+j'], repeats: true, run: extend(1) },
    { ...chosen, id: 'extend-up', label: words.extendUp, keys: ['Shift+k'], repeats: true, run: extend(-1) },
    {
      ...chosen,
      id: 'choose-all',
      label: words.chooseAll,
      keys: ['Shift+x'],
      icon: 'check',
      run: () => selection.add(desk.order()),
    },
  ];
}

/** One conversation at a time: the open one, or the current or first one of the list. */
function focusOn(tools: DeskTools): void {
  const { store, handlers } = tools;
  const { desk } = store;
  if (desk.openId !== null) {
    handlers.toggleFull();
    return;
  }
  const item = desk.current() ?? desk.order()[0];
  if (item === undefined) return;
  handlers.toggleFull(true);
  goTo(tools, item);
}

function lookingActions(tools: DeskTools): readonly Action[] {
  const { store, words, handlers } = tools;
  return [
    {
      id: 'priority',
      group: 'look',
      label: words.why,
      keys: ['p'],
      icon: 'info',
      keywords: words.whyWords.split(', '),
      isEnabled: () => store.desk.current() !== null,
      run: () => {
        const current = store.desk.current();
        if (current !== null) store.asked.ask('priority', [current]);
      },
    },
    {
      id: 'full',
      group: 'look',
      label: words.full,
      keys: ['f'],
      icon: 'maximize',
      isEnabled: () => store.desk.openId !== null || store.desk.order().length > 0,
      run: () => focusOn(tools),
    },
    { id: 'search', group: 'look', label: words.search, keys: ['/'], icon: 'search', run: handlers.search },
    {
      id: 'clear-filters',
      group: 'look',
      label: words.clearFilters,
      keys: [],
      icon: 'close',
      isEnabled: handlers.isFiltered,
      run: handlers.clearFilters,
    },
    {
      id: 'compose',
      group: 'app',
      label: words.compose,
      keys: ['c'],
      icon: 'pencil',
      keywords: words.composeWords.split(', '),
      run: handlers.compose,
    },
  ];
}
