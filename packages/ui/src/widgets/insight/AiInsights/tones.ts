export const STATE_TONES = {
  ready: 'positive',
  stale: 'warning',
  failed: 'negative',
  fitting: 'notice',
  not_enough_data: 'neutral',
} as const;
