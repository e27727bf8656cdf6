import { type Channel, isChannel } from '@concordia/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The first is the default. */
export const SETUP_SECTIONS = ['channels', 'import', 'workspace', 'undelivered', 'status'] as const;

export type SetupSection = (typeof SETUP_SECTIONS)[number];

export const channelHref = (channel: Channel): string => `/setup?channel=${channel}`;

const isSection = (value: string | null): value is SetupSection => SETUP_SECTIONS.some((one) => one === value);

/** The channel or section in the address: `?channel=sms` or `?section=import`. */
export function useSetupPlace() {
  const [params, setParams] = useSearchParams();
  const [channel, section] = [params.get('channel') ?? '', params.get('section')];
  const goTo = useCallback(
    (next: string) => setParams(isSection(next) && next !== SETUP_SECTIONS[0] ? { section: next } : {}),
    [setParams],
  );
  return {
    channel: isChannel(channel) ? channel : null,
    /** Result of an OAuth redirect. */
    outcome: params.get('outcome'),
    section: isSection(section) ? section : SETUP_SECTIONS[0],
    goTo,
  };
}
