import {
  type OAuthExchangeInput,
  oauthFailureMessages,
  type OAuthFailure,
  errorMessages,
} from '@kkumpuri/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { forgetLocalRecords } from '@/features/interpretation/local-records';
import { paths } from '@/lib/paths';
import { entryErrorWords } from '@/forms/form-errors';
import { useConnectMutation, useExchangeCodeMutation } from './oauth-api';
import { clearFlow, type OAuthFlow, readFlow } from './oauth-trip';
import { linkedNotice, useEntrance } from '../entry/use-entrance';

type Answers = Omit<OAuthExchangeInput, 'code' | 'verifier'>;
export type Stage =
  | { name: 'working' }
  | { name: 'joining'; joining: { username: string; email: string | null } }
  | { name: 'secondStep' }
  | { name: 'failed'; message: string };

interface Returned {
  code: string | null;
  error: string | null;
  flow: OAuthFlow | null;
}

const messageFor = entryErrorWords(errorMessages.loginFailed);

function failureMessage({ code, error, flow }: Returned): string | undefined {
  if (error) return oauthFailureMessages[error as OAuthFailure] ?? oauthFailureMessages.refused;
  return code && flow ? undefined : oauthFailureMessages.expired;
}

/** Completes an OAuth flow: exchanges the returned code for a login or connects the provider to the account. */
export function useOAuthReturn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [returned] = useState<Returned>(() => ({
    code: search.get('code'),
    error: search.get('error'),
    flow: readFlow(),
  }));
  const { code, flow } = returned;
  const refused = failureMessage(returned);
  const [stage, setStage] = useState<Stage>(
    refused ? { name: 'failed', message: refused } : { name: 'working' },
  );
  const [exchange] = useExchangeCodeMutation();
  const [connect] = useConnectMutation();
  const { completeSignIn, entering } = useEntrance(flow?.back);
  const started = useRef(false);
  const proof = { code: code ?? '', ...(flow?.verifier && { verifier: flow.verifier }) };

  const enter = async (answers: Answers) => {
    const { token, user, termsDue, linkedDreams } = await exchange({ ...proof, ...answers }).unwrap();
    clearFlow();
    if (answers.agreeTerms) forgetLocalRecords();
    completeSignIn({ token, user, termsDue, notice: linkedNotice(linkedDreams) });
  };

  const begin = async () => {
    try {
      if (flow?.purpose !== 'connect') return await enter({});
      const { message } = await connect(proof).unwrap();
      clearFlow();
      void navigate(paths.settings, { replace: true, state: { notice: message } });
    } catch (thrown) {
      const error = asApiError(thrown);
      const errorCode = error.kind === 'http' ? error.code : undefined;
      if (errorCode === 'totp_required') setStage({ name: 'secondStep' });
      else if (error.kind === 'http' && error.joining) setStage({ name: 'joining', joining: error.joining });
      else setStage({ name: 'failed', message: messageFor(error) });
    }
  };

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Keep the code out of the history and of screenshots.
    void navigate({ search: '' }, { replace: true });
    if (!refused) queueMicrotask(() => void begin());
    // Run once: the code can be used only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { stage, enter, entering, connecting: flow?.purpose === 'connect' };
}
