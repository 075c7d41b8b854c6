import { type Reading, readingLabels } from '@kkumpuri/contract';
import { useState } from 'react';
import { type ViewId, viewIds, useRestoreReadingPlace } from './kept-place';
import { Paragraphs } from './Paragraphs';

const SHORT_NAMES: Record<ViewId, string> = { traditional: '전통', psychological: '마음' };

/** Traditional and psychological reading: side by side on wide screens, one at a time on phones. */
export function Views({ reading }: { reading: Reading }) {
  const [shown, setShown] = useState<ViewId>('traditional');
  useRestoreReadingPlace(shown, setShown);
  return (
    <div className="views wrap">
      <div className="segments" role="group" aria-label="어느 쪽으로 읽을까요">
        {viewIds.map((view) => (
          <button key={view} type="button" aria-pressed={view === shown} onClick={() => setShown(view)}>
            {SHORT_NAMES[view]}
          </button>
        ))}
      </div>
      {viewIds.map((view) => (
        <section key={view} className={view === shown ? 'view shown' : 'view'} aria-labelledby={view}>
          <h2 id={view}>{readingLabels[view]}</h2>
          <Paragraphs text={reading[view].text} />
        </section>
      ))}
    </div>
  );
}
