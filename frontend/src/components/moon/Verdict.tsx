import { type Verdict, verdictNames } from '@kkumpuri/contract';
import { VerdictMoon, verdictLook } from './VerdictMoon';

/** The verdict of a traditional reading: moon and name. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={`verdict ${verdictLook(verdict)}`}>
      <VerdictMoon verdict={verdict} />
      {verdictNames[verdict]}
    </span>
  );
}
