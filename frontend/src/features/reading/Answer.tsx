import type { Interpretation } from '@kkumpuri/contract';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { authorDetails, authorship } from './authorship';
import { splitLead } from './lead';
import { Words } from './Words';

type Author = Pick<Interpretation, 'engine' | 'fallback'>;

/** Author of the reading, with details on how it was written. */
export function Byline({ author }: { author: Author }) {
  return (
    <details className="by">
      <summary>
        <PenLine size={18} aria-hidden="true" />
        {authorship(author)}
      </summary>
      <p>{authorDetails(author)}</p>
    </details>
  );
}

interface AnswerProps {
  headline?: string | null;
  summary: string;
  author: Author;
  /** The dream text, beside the answer on wide screens. */
  children: ReactNode;
}

/** Headline, summary and author of the reading. The first sentence of the summary stands out. */
export function Answer({ headline, summary, author, children }: AnswerProps) {
  const { lead, rest } = splitLead(summary);
  return (
    <div className="answer wrap">
      <div>
        {headline && <p className="headline">{headline}</p>}
        <p className="lead">
          <Words text={lead} />
        </p>
        {rest && (
          <p className="after-lead">
            <Words text={rest} />
          </p>
        )}
        <Byline author={author} />
      </div>
      {children}
    </div>
  );
}
