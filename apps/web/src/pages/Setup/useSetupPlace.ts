import { type Channel, isChannel } from '@concordia/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parts of the setup; the first is the one that its address alone leads to. */
export const SETUP_SECTIONS = ['channels', 'import', 'workspace', 'undelivered', 'status'] as const;

export type SetupSection = (typeof SETUP_SECTIONS)[number];

/** The address of a channel's panel. */
export const channelHref = (channel: Channel): string => `/setup?channel=${channel}`;

const isSection = (value: string | null): value is SetupSection => SETUP_SECTIONS.some((one) => one === value);

/** Where one is in the setup, as the address says it: `?channel=sms` or `?section=import`. */
export function useSetupPlace() {
  const [params, setParams] = useSearchParams();
  const [channel, section] = [params.get('channel') ?? '', params.get('section')];
  const goTo = useCallback(
    (next: string) => setParams(isSection(next) && next !== SETUP_SECTIONS[0] ? { section: next } : {}),
    [setParams],
  );
  return {
    channel: isChannel(channel) ? channel : null,
    /** How a person came back from a provider that was asked for its permission. */
    outcome: params.get('outcome'),
    section: isSection(section) ? section : SETUP_SECTIONS[0],
    goTo,
  };
}
