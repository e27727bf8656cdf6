import type { SystemNotifier, SystemNotifierChoice } from '@concordia/ui/widgets/day/Notifications';

/** Settings in this browser. Off unless stored. */
const ON_KEY = 'concordia_notify';
const NAMES_KEY = 'concordia_notify_names';

const listeners = new Set<() => void>();

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function keep(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: notifications stay off.
  }
}

function read(): SystemNotifierChoice {
  const permission = 'Notification' in window ? window.Notification.permission : 'unsupported';
  return { isOn: permission === 'granted' && isKept(ON_KEY), showsNames: isKept(NAMES_KEY), permission };
}

let choice: SystemNotifierChoice | null = null;

function changed(): void {
  choice = read();
  for (const listener of listeners) listener();
}

/** Another tab changed the settings. */
function follow({ key }: StorageEvent): void {
  if (key === ON_KEY || key === NAMES_KEY) changed();
}

/** The browser's notifications. Asks for permission only when the user turns them on. */
export const systemNotifier: SystemNotifier = {
  get: () => {
    choice ??= read();
    return choice;
  },
  setOn: async (isOn) => {
    const { permission } = read();
    if (isOn && permission === 'default') await window.Notification.requestPermission();
    keep(ON_KEY, isOn);
    changed();
  },
  setShowsNames: (showsNames) => {
    keep(NAMES_KEY, showsNames);
    changed();
  },
  onChange: (listener) => {
    if (listeners.size === 0) window.addEventListener('storage', follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', follow);
    };
  },
};
