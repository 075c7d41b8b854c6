import type { User } from '@kkumpuri/contract';
import { lazy, Suspense } from 'react';
import { reader } from '@/lib/site/reader';

const AiSwitch = lazy(() => import('./AiSwitch'));

/** Renders nothing if the service uses no model, because there is nothing to choose. */
export function AiChoice({ user }: { user: User }) {
  if (reader() !== 'model') return null;
  return (
    <Suspense>
      <AiSwitch user={user} />
    </Suspense>
  );
}
