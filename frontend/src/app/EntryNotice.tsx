import { useLocation } from 'react-router-dom';

/** A one-sentence notice passed in the navigation state after a redirect; the next navigation removes it. */
export function EntryNotice() {
  const { state } = useLocation() as { state: { notice?: unknown } | null };
  const notice = typeof state?.notice === 'string' ? state.notice : undefined;
  return (
    <div role="status" className={notice && 'entry-notice'}>
      {notice && <p className="wrap">{notice}</p>}
    </div>
  );
}
