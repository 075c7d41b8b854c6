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
import { endTrip, type OAuthTrip, readTrip } from './oauth-trip';
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
  trip: OAuthTrip | null;
}

const words = entryErrorWords(errorMessages.loginFailed);

function failureWords({ code, error, trip }: Returned): string | undefined {
  if (error) return oauthFailureMessages[error as OAuthFailure] ?? oauthFailureMessages.refused;
  return code && trip ? undefined : oauthFailureMessages.expired;
}

/** Ends what began at another service: with the code that came back one is let in, or the service is connected. */
export function useOAuthReturn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [returned] = useState<Returned>(() => ({
    code: search.get('code'),
    error: search.get('error'),
    trip: readTrip(),
  }));
  const { code, trip } = returned;
  const refused = failureWords(returned);
  const [stage, setStage] = useState<Stage>(
    refused ? { name: 'failed', message: refused } : { name: 'working' },
  );
  const [exchange] = useExchangeCodeMutation();
  const [connect] = useConnectMutation();
  const { letIn, entering } = useEntrance(trip?.back);
  const started = useRef(false);
  const proof = { code: code ?? '', ...(trip?.verifier && { verifier: trip.verifier }) };

  const enter = async (answers: Answers) => {
    const { token, user, termsDue, linkedDreams } = await exchange({ ...proof, ...answers }).unwrap();
    endTrip();
    if (answers.agreeTerms) forgetLocalRecords();
    letIn({ token, user, termsDue, notice: linkedNotice(linkedDreams) });
  };

  const begin = async () => {
    try {
      if (trip?.purpose !== 'connect') return await enter({});
      const { message } = await connect(proof).unwrap();
      endTrip();
      void navigate(paths.settings, { replace: true, state: { notice: message } });
    } catch (thrown) {
      const error = asApiError(thrown);
      const asked = error.kind === 'http' ? error.code : undefined;
      if (asked === 'totp_required') setStage({ name: 'secondStep' });
      else if (error.kind === 'http' && error.joining) setStage({ name: 'joining', joining: error.joining });
      else setStage({ name: 'failed', message: words(error) });
    }
  };

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Neither the history nor a picture of the screen keeps the code.
    void navigate({ search: '' }, { replace: true });
    if (!refused) queueMicrotask(() => void begin());
    // Once: the code works once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { stage, enter, entering, connecting: trip?.purpose === 'connect' };
}
