import { careWords, helpLines, type Reading } from '@kkumpuri/contract';

/** The calm answer as a reading: shown by code that displays a reading without checking the care level. */
export function calmReading(): Reading {
  const { suicide, mentalHealth, youth } = helpLines;
  const numbers = [suicide, mentalHealth, youth].map(({ name, number }) => `${name} ${number}`).join(', ');
  return {
    headline: '먼저 당신이 걱정돼요',
    summary: careWords.calm,
    symbols: [],
    traditional: { verdict: '중립', text: careWords.danger },
    psychological: { text: numbers },
    questions: ['지금 있는 곳은 안전한가요?', '지금 곁에 있어 달라고 말할 수 있는 사람이 있나요?'],
    action: careWords.danger,
    story: null,
  };
}
