import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt';
import { pageSettles } from '../../testing/plays';
import { states, wholeApp } from '../../testing/wholeApp';

/** Deals by stage. Without pictures: the widgets have their own. */
const meta = preview.meta({
  component: AppAt,
  args: { path: '/deals' },
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
