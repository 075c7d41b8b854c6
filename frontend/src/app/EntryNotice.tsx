import { useLocation } from 'react-router-dom';

/** One sentence for the page somebody was just sent to; gone with the next step. */
export function EntryNotice() {
  const { state } = useLocation() as { state: { notice?: unknown } | null };
  const notice = typeof state?.notice === 'string' ? state.notice : undefined;
  return (
    <div role="status" className={notice && 'entry-notice'}>
      {notice && <p className="wrap">{notice}</p>}
    </div>
  );
}
