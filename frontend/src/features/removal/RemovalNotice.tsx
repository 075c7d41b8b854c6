import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/lib/lazy-part';
import type { WithRemoval } from './removal-slice';

/** Loaded when the user presses a remove button. */
const Undoable = lazyPart(() => import('./Undoable'));

/** Shows one notice per removal that can be undone. */
export function RemovalNotice() {
  const { undoable, failure } = useSelector((state: WithRemoval) => state.removal);
  return (
    <div role="status" className="removal no-print">
      <Suspense>
        {undoable.map((each) => (
          <Undoable key={each.key} undoable={each} isNamed={undoable.length > 1} />
        ))}
      </Suspense>
      {failure && <p className="removal-words">{failure}</p>}
    </div>
  );
}
