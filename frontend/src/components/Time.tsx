import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime, formatKoreanDate, formatKoreanDateTime } from '@/lib/dates';

const never = () => () => undefined;

interface TimeProps {
  time: string;
  withHour?: boolean;
}

/** A date, in Korean time in server-rendered HTML and in the reader's time zone after hydration. */
export function Time({ time, withHour = false }: TimeProps) {
  const text = useSyncExternalStore(
    never,
    () => (withHour ? formatDateTime : formatDate)(time),
    () => (withHour ? formatKoreanDateTime : formatKoreanDate)(time),
  );
  return <time dateTime={time}>{text}</time>;
}
