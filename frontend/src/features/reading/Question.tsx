import { type Reading, readingLabels } from '@kkumpuri/contract';
import type { ReactNode } from 'react';
import { VerdictMoon } from '@/components/moon/VerdictMoon';

interface QuestionProps {
  reading: Reading;
  /** Further content, such as the feedback buttons. */
  children?: ReactNode;
}

/** Questions for reflection and a suggested action. */
export function Question({ reading: { questions, action }, children }: QuestionProps) {
  return (
    <div className="ask">
      <div className="wrap">
        <section aria-labelledby="questions">
          <h2 id="questions">{readingLabels.questions}</h2>
          {questions.map((question) => (
            <p key={question} className="question">
              {question}
            </p>
          ))}
        </section>
        {action && (
          <section className="today" aria-labelledby="today">
            <VerdictMoon verdict="중립" />
            <div>
              <h3 id="today">{readingLabels.action}</h3>
              <p>{action}</p>
            </div>
          </section>
        )}
        {children}
      </div>
    </div>
  );
}
