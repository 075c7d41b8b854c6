import { careWords } from '@kkumpuri/contract';
import { HelpLines } from './HelpLines';

/** What went wrong. Where a text was kept back because its writer may be in danger, the numbers to call stand with it. */
export function Failure({ message }: { message: string }) {
  return (
    <>
      <p>{message}</p>
      {message === careWords.notShared && <HelpLines />}
    </>
  );
}
