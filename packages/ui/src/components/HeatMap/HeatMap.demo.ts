interface Received {
  readonly messages: readonly { direction: 'inbound' | 'outbound'; sentAt: number }[];
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const hours: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

/** Messages received by weekday and hour, in UTC. */
export function receivedByHour({ messages }: Received) {
  const inbound = messages.filter(({ direction }) => direction === 'inbound').map(({ sentAt }) => new Date(sentAt));
  return weekdays.map((name, day) => ({
    name,
    values: hours.map(
      (_, hour) => inbound.filter((at) => (at.getUTCDay() + 6) % 7 === day && at.getUTCHours() === hour).length,
    ),
  }));
}
