import { Time } from '@/components/Time';
import { splitLines } from '@/lib/split-lines';
import { QuestionBadges } from '../QuestionBadges';
import type { ShownQuestion } from '../question-types';

function Lines({ text }: { text: string }) {
  return (
    <div className="lines">
      {splitLines(text).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

export function QuestionCard({ question }: { question: ShownQuestion }) {
  const { category, author, created_at, views, content } = question;
  return (
    <article className="card stack">
      <QuestionBadges {...question} />
      <p className="meta">
        <span>#{category}</span>
        <span>{author}</span>
        <Time time={created_at} withHour />
        <span>조회 {views}</span>
      </p>
      <Lines text={content} />
    </article>
  );
}

export function AnswerCard({ answer, answer_date }: Pick<ShownQuestion, 'answer' | 'answer_date'>) {
  if (answer === null) return <p className="soft">아직 답변을 기다리고 있어요.</p>;
  return (
    <section className="card stack answer-card" aria-labelledby="answer-heading">
      <h2 id="answer-heading">답변</h2>
      {answer_date && (
        <p className="meta">
          <Time time={answer_date} withHour />
        </p>
      )}
      <Lines text={answer} />
    </section>
  );
}
