const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A calendar day as people say a birthday: `14 March`. The year is theirs to mention. @param day `YYYY-MM-DD`. */
export function birthdayWords(day: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : dayAndMonth.format(instant);
}
