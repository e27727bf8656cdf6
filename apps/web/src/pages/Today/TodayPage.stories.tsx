import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt';
import { pageSettles } from '../../testing/plays';
import { states, wholeApp } from '../../testing/wholeApp';

/** The day on a page of its own. Without pictures: the widget has its own. */
const meta = preview.meta({
  component: AppAt,
  args: { path: '/today' },
  tags: ['no-pixels'],
  ...wholeApp,
  play: pageSettles,
});

export const Ready = meta.story({ tags: ['dark', 'rtl'] });
export const Phone = meta.story({ ...states.phone, tags: ['dark'] });
export const Tablet = meta.story(states.tablet);
export const Loading = meta.story(states.loading);
export const Empty = meta.story(states.empty);
export const Failed = meta.story(states.failed);
export const Crowded = meta.story(states.crowded);
