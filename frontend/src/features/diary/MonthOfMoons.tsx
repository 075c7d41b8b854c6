import { type Interpretation, verdictNames, verdicts } from '@kkumpuri/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { VerdictMark } from '@/components/moon/Verdict';
import { NoMoon, VerdictMoon } from '@/components/moon/VerdictMoon';
import { dayOf, monthOf, weeksOf } from '@/lib/days';
import { entryId } from './DiaryEntry';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

function wordsOf({ reading }: Interpretation): string {
  return reading ? verdictNames[reading.traditional.verdict] : '적은 꿈';
}

function Night({ date, today, dream }: { date: string; today: string; dream?: Interpretation }) {
  const day = Number(date.slice(-2));
  if (!dream) {
    return (
      <span className={date > today ? 'to-come' : undefined}>
        <NoMoon today={date === today} />
        {day}
      </span>
    );
  }
  return (
    <a href={`#${entryId(dream.id)}`} aria-label={`${day}일, ${wordsOf(dream)}`}>
      {dream.reading ? (
        <VerdictMoon verdict={dream.reading.traditional.verdict} />
      ) : (
        <NoMoon today={date === today} />
      )}
      {day}
    </a>
  );
}

interface MonthOfMoonsProps {
  /** Newest first. */
  dreams: readonly Interpretation[];
  /** Whether older dreams are not loaded yet. The oldest loaded month may be incomplete and is hidden then. */
  hasMore: boolean;
}

/** Monthly calendar of moons that link to the diary entries. Skips months without a dream. */
export function MonthOfMoons({ dreams, hasMore }: MonthOfMoonsProps) {
  const found = [...new Set(dreams.map(({ created_at }) => monthOf(created_at)))];
  const months = hasMore && found.length > 1 ? found.slice(0, -1) : found;
  const [place, setPlace] = useState(0);
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const month = months[Math.min(place, months.length - 1)];
  if (!month) return null;
  const [year, number] = month.split('-').map(Number);
  return (
    <div className="month-of-moons">
      <div className="month-head">
        <button
          type="button"
          className="icon-button"
          aria-label="이전 달"
          disabled={place >= months.length - 1}
          onClick={() => setPlace(place + 1)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <p aria-live="polite">{`${year}년 ${number}월`}</p>
        <button
          type="button"
          className="icon-button"
          aria-label="다음 달"
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </div>
      <table>
        <caption className="visually-hidden">{`${year}년 ${number}월에 적은 꿈`}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) => (
                <td key={column}>
                  {date && (
                    <Night
                      today={today}
                      date={date}
                      dream={dreams.find(({ created_at }) => dayOf(created_at) === date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="moon-key" aria-label="달의 뜻">
        {verdicts.map((verdict) => (
          <VerdictMark key={verdict} verdict={verdict} />
        ))}
      </p>
    </div>
  );
}
