import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime, formatKoreanDate, formatKoreanDateTime } from '@/lib/dates';

const never = () => () => undefined;

interface TimeProps {
  time: string;
  withHour?: boolean;
}

/** A day, by Korean clocks in a page that the server sent, by those of who reads as soon as it has come to life. */
export function Time({ time, withHour = false }: TimeProps) {
  const words = useSyncExternalStore(
    never,
    () => (withHour ? formatDateTime : formatDate)(time),
    () => (withHour ? formatKoreanDateTime : formatKoreanDate)(time),
  );
  return <time dateTime={time}>{words}</time>;
}
