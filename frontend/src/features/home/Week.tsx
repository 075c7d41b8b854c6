import { type Interpretation, verdictNames } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { NoMoon, VerdictMoon } from '@/components/moon/VerdictMoon';
import { dayOf, lastDays } from '@/lib/days';
import { paths } from '@/lib/paths';

function Moon({ dream, today }: { dream?: Interpretation; today: boolean }) {
  const verdict = dream?.reading?.traditional.verdict;
  return verdict ? <VerdictMoon verdict={verdict} /> : <NoMoon today={today} />;
}

function wordsOf(dream: Interpretation | undefined): string {
  if (!dream) return '적은 꿈 없음';
  const verdict = dream.reading?.traditional.verdict;
  return verdict ? verdictNames[verdict] : '꿈을 적었어요';
}

/** The last seven nights, each with the moon of its newest dream. */
export function Week({ dreams }: { dreams: readonly Interpretation[] }) {
  const days = lastDays(7);
  return (
    <section aria-labelledby="week">
      <div className="part-head">
        <h2 id="week">이번 주</h2>
        <Link to={paths.diary}>꿈 일기 보기</Link>
      </div>
      <ol className="week plain-list">
        {days.map(({ key, weekday, day }, place) => {
          const dream = dreams.find(({ created_at }) => dayOf(created_at) === key);
          const isToday = place === days.length - 1;
          return (
            <li key={key} className={isToday ? 'now' : undefined}>
              <span>{weekday}</span>
              {dream ? (
                <Link to={paths.dream(dream.id)} aria-label={`${day}일 ${weekday}요일, ${wordsOf(dream)}`}>
                  <Moon dream={dream} today={isToday} />
                </Link>
              ) : (
                <Moon today={isToday} />
              )}
              <span>{isToday ? '오늘' : day}</span>
              {!dream && <span className="visually-hidden">{wordsOf(dream)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
