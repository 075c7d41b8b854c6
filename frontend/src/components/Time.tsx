import { formatDate, formatDateTime, formatKoreanDate, formatKoreanDateTime } from '@/lib/dates';
import { useHydrated } from '@/lib/hooks/use-hydrated';

interface TimeProps {
  time: string;
  withHour?: boolean;
}

/** A date: in Korean time on a server-rendered page, and in the user's time zone after hydration. */
export function Time({ time, withHour = false }: TimeProps) {
  const [format, formatKorean] = withHour
    ? [formatDateTime, formatKoreanDateTime]
    : [formatDate, formatKoreanDate];
  return <time dateTime={time}>{(useHydrated() ? format : formatKorean)(time)}</time>;
}
