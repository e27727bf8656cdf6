let readings = 0;

/** Time stands still for stories, here too: every look at it is a millisecond after the one before, whatever the machine has to do. */
export const performance = {
  now: (): number => {
    readings += 1;
    return readings;
  },
  timeOrigin: 0,
};
