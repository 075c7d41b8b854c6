import { careWords } from '@kkumpuri/contract';
import { HelpLines } from './HelpLines';

/** An error message. If a text was not shared because its author may be in danger, adds the helpline numbers. */
export function Failure({ message }: { message: string }) {
  return (
    <>
      <p>{message}</p>
      {message === careWords.notShared && <HelpLines />}
    </>
  );
}
