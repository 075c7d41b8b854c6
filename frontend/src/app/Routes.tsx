import { Suspense } from 'react';
import { Route, Routes as RouterRoutes, useLocation } from 'react-router-dom';
import { Skeleton } from '@/components/states';
import { useEarlyPress } from '@/first-paint/use-early-press';
import { HomePage } from '@/pages/HomePage';
import { lazyPart } from '@/lib/lazy-part';

const NewDreamPage = lazyPart(() => import('@/pages/NewDreamPage'));
const ResultPage = lazyPart(() => import('@/pages/ResultPage'));
const MyDreamsPage = lazyPart(() => import('@/pages/MyDreamsPage'));
const LoginPage = lazyPart(() => import('@/pages/account/LoginPage'));
const RegisterPage = lazyPart(() => import('@/pages/account/RegisterPage'));
const OAuthReturnPage = lazyPart(() => import('@/pages/account/OAuthReturnPage'));
const ForgotPasswordPage = lazyPart(() => import('@/pages/account/ForgotPasswordPage'));
const ResetPasswordPage = lazyPart(() => import('@/pages/account/ResetPasswordPage'));
const SettingsPage = lazyPart(() => import('@/pages/account/SettingsPage'));
const OwnDataPage = lazyPart(() => import('@/pages/account/OwnDataPage'));
const ConfirmEmailPage = lazyPart(() => import('@/pages/account/ConfirmEmailPage'));
const BoardPage = lazyPart(() => import('@/pages/BoardPage'));
const PostPage = lazyPart(() => import('@/pages/PostPage'));
const AdminPage = lazyPart(() => import('@/pages/AdminPage'));
const PrivacyPolicyPage = lazyPart(() => import('@/pages/policies/PrivacyPolicyPage'));
const TermsPage = lazyPart(() => import('@/pages/policies/TermsPage'));
const DisclaimerPage = lazyPart(() => import('@/pages/policies/DisclaimerPage'));
const QuestionsPage = lazyPart(() => import('@/pages/QuestionsPage'));
const AskPage = lazyPart(() => import('@/pages/AskPage'));
const QuestionPage = lazyPart(() => import('@/pages/QuestionPage'));
const DiaryPage = lazyPart(() => import('@/pages/DiaryPage'));
const SymbolsPage = lazyPart(() => import('@/pages/dictionary/SymbolsPage'));
const SymbolPage = lazyPart(() => import('@/pages/dictionary/SymbolPage'));
const StoriesPage = lazyPart(() => import('@/pages/dictionary/StoriesPage'));
const StoryPage = lazyPart(() => import('@/pages/dictionary/StoryPage'));
const OfflinePage = lazyPart(() => import('@/pages/OfflinePage'));
const NotFoundPage = lazyPart(() => import('@/pages/NotFoundPage'));

/** Inside the page's Suspense boundary, so that it mounts when the page has hydrated. */
function EarlyPress() {
  useEarlyPress('main');
  return null;
}

/** Keyed by path: a navigation is a transition, which would otherwise keep the old page without a loading indicator. */
export function Routes() {
  const { pathname } = useLocation();
  return (
    <Suspense
      key={pathname}
      fallback={
        <main id="main" className="wrap page">
          <Skeleton />
        </main>
      }
    >
      <RouterRoutes>
        <Route path="/" element={<HomePage />} />
        <Route path="/dream/new" element={<NewDreamPage />} />
        <Route path="/dream/:id" element={<ResultPage />} />
        <Route path="/my-dreams" element={<MyDreamsPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/login/return" element={<OAuthReturnPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/settings/data" element={<OwnDataPage />} />
        <Route path="/confirm-email" element={<ConfirmEmailPage />} />
        <Route path="/shared-posts" element={<BoardPage />} />
        <Route path="/post/:id" element={<PostPage />} />
        <Route path="/admin" element={<AdminPage />} />
        <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
        <Route path="/terms-of-service" element={<TermsPage />} />
        <Route path="/disclaimer" element={<DisclaimerPage />} />
        <Route path="/qna" element={<QuestionsPage />} />
        <Route path="/qna/write" element={<AskPage />} />
        <Route path="/qna/:id" element={<QuestionPage />} />
        <Route path="/dream-diary" element={<DiaryPage />} />
        <Route path="/symbols" element={<SymbolsPage />} />
        <Route path="/symbols/:id" element={<SymbolPage />} />
        <Route path="/stories" element={<StoriesPage />} />
        <Route path="/stories/:slug" element={<StoryPage />} />
        <Route path="/offline" element={<OfflinePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </RouterRoutes>
      <EarlyPress />
    </Suspense>
  );
}
