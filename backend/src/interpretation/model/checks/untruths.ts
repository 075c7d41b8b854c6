import type { Reading } from '@kkumpuri/contract';
import type { Untruth } from '@kkumpuri/haemong';
import type { DreamMaterial } from '../../dream-material.js';

const PROBLEMS: Record<Untruth, string> = {
  'another dream': '이 꿈의 장면이 거의 나오지 않습니다. 이 꿈에 나온 것을 읽어 주세요.',
  'another doer': '꿈에서 다른 이가 한 일이나 느낀 것을 꿈꾼 사람의 것으로 읽었습니다.',
  'not done': '꿈에서 하지 않은 일을 한 것으로 읽었습니다.',
  'not so': '꿈에서 한 일을 하지 않은 것으로 읽었습니다.',
  'not there': '꿈에 나오지 않은 사람이나 짐승이 한 일을 이야기했습니다.',
  'not asked': '묻지 않은 것을 물었다고 했습니다.',
  'not dreamt': '깨어 있는 사정을 꿈에서 본 것으로 읽었습니다.',
  'not said': '꿈에 없는 말을 따옴표로 옮겼습니다.',
  'not dead': '돌아가신 분을 살아 계신 것처럼 말했습니다.',
  'much that is not there': '꿈에 없는 것을 이야기하거나 꿈의 끝을 빠뜨렸습니다.',
};

/** How the reading or its quotes contradict the dream, as Korean text for the model, or undefined. */
export function untruthProblem(
  reading: Reading,
  quotes: readonly string[],
  { verifier }: DreamMaterial,
): string | undefined {
  const { headline, summary, traditional, psychological, questions } = reading;
  const telling = {
    headline,
    summary,
    traditional: traditional.text,
    psychological: psychological.text,
    questions,
    quotes,
  };
  const untruth = verifier.untruthIn(telling);
  return untruth && PROBLEMS[untruth];
}
