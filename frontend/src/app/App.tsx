import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { CrashGuard } from '@/components/CrashGuard';
import { ErrorState } from '@/components/states';
import { leave, useAuth, useRestoreSession, useUser } from '@/features/auth/use-auth';
import { useOtherTabs } from '@/features/auth/use-other-tabs';
import { RemovalNotice } from '@/features/removal/RemovalNotice';
import { loadFullFonts } from '@/first-paint/load-full-fonts';
import { useEarlyPress } from '@/first-paint/use-early-press';
import { noteLocation } from '@/lib/arrival';
import { lazyPart } from '@/lib/lazy-part';
import { pageData } from '@/lib/page-data';
import { paths } from '@/lib/paths';
import { EntryNotice } from './EntryNotice';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { Routes } from './Routes';
import { useRetry } from './use-retry';

/** Loaded on demand, because it is rarely needed. */
const TermsDialog = lazyPart(() => import('@/features/auth/terms/TermsDialog'));

/** After a rejected access token, logs out and opens the login page, which returns the user to the current page. */
function useRefusedAccessToken(): void {
  const { refused } = useAuth();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!refused) return;
    leave(dispatch);
    if (pathname === paths.login) return;
    void navigate(paths.login, { state: { from: `${pathname}${search}` } });
  }, [refused, dispatch, navigate, pathname, search]);
}

/** Loads the full fonts wherever user-written text may appear: everywhere but on a guest's home page without posts. */
function useFullFonts(): void {
  const { pathname } = useLocation();
  const wanted = useUser() !== null || pathname !== paths.home || pageData()?.liked?.length !== 0;
  useEffect(() => {
    if (wanted) void loadFullFonts();
  }, [wanted]);
}

function PageError() {
  return (
    <main id="main" className="wrap page">
      <ErrorState
        message="화면을 보여 드리지 못했습니다. 새로고침해주세요."
        onRetry={() => navigator.onLine && location.reload()}
      />
    </main>
  );
}

export function App() {
  noteLocation(useLocation().key);
  const restore = useRestoreSession();
  useEffect(() => {
    void restore();
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const [sessionKey, setSessionKey] = useState(0);
  const { user, termsDue, unreachable } = useAuth();
  useRetry(unreachable, restore);
  useOtherTabs(() => {
    setSessionKey(sessionKey + 1);
    void restore({ forget: true });
  });
  useRefusedAccessToken();
  useFullFonts();
  useEarlyPress('frame');
  return (
    <>
      <a className="skip-link" href="#main">
        본문으로 바로가기
      </a>
      <CrashGuard>
        <Header />
      </CrashGuard>
      <OfflineBanner />
      <EntryNotice />
      <CrashGuard fallback={PageError}>
        <Routes key={sessionKey} />
      </CrashGuard>
      <CrashGuard>
        <RemovalNotice />
      </CrashGuard>
      {termsDue !== null && user && (
        <CrashGuard>
          <Suspense>
            <TermsDialog />
          </Suspense>
        </CrashGuard>
      )}
      <CrashGuard>
        <Footer />
      </CrashGuard>
    </>
  );
}
