import type { Reading } from '@kkumpuri/contract';

const CRISIS_PARAGRAPHS = [
  '적어 주신 글을 천천히 읽었어요. 많이 지치고 아프셨을 것 같아요. 이런 마음을 글로 꺼내기까지 쉽지 않으셨을 거예요.',
  '지금은 꿈을 풀이하는 것보다 당신이 안전한지가 더 중요해요. 그래서 이번에는 해몽 대신 이야기를 들어 줄 곳을 먼저 알려 드려요.',
  '자살예방상담전화 109: 하루 24시간, 언제든 전화할 수 있어요. 무슨 말부터 해야 할지 몰라도 괜찮아요. “죽고 싶은 마음이 들어요” 한마디면 충분해요.',
  '정신건강 위기상담전화 1577-0199: 가까운 정신건강복지센터의 전문가와 24시간 이야기할 수 있어요.',
  '청소년상담전화 1388: 청소년이라면, 또는 청소년이 걱정된다면 24시간 이곳으로 연락해 주세요.',
  '지금 당장 위험하다고 느끼거나 이미 다친 곳이 있다면 바로 119에 전화해 주세요.',
  '전화가 어렵다면 믿을 수 있는 사람에게 “지금 같이 있어 줘”라고 한 줄만 보내 보세요. 다치게 할 수 있는 물건에서는 잠시 멀리 떨어져 있어 주세요.',
  '지금의 마음이 언제까지나 그대로인 것은 아니에요. 오늘 밤을 혼자 견디지 않으셨으면 해요.',
] as const;

const GENTLE_NOTE =
  '혹시 요즘 마음이 많이 힘들다면 혼자 견디지 않아도 괜찮아요. 정신건강 위기상담전화 1577-0199나 자살예방상담전화 109에서 언제든 이야기를 들어 줘요.';

/** What a person in crisis reads instead of any reading, one paragraph a line. */
export function crisisAnswer(): string {
  return CRISIS_PARAGRAPHS.join('\n');
}

/** The line that goes with a reading where the care is `gentle`. */
export function gentleNote(): string {
  return GENTLE_NOTE;
}

/**
 * The same in the form of a reading, for where only a reading fits: whoever overlooks the level of care shows this, and no fortune.
 */
export function crisisReading(): Reading {
  const [understood, safety, suicideLine, mentalHealthLine, youthLine, emergency, company] =
    CRISIS_PARAGRAPHS;
  return {
    summary: understood,
    symbols: [],
    traditional: { verdict: '중립', text: safety },
    psychological: { text: [suicideLine, mentalHealthLine, youthLine, emergency].join(' ') },
    questions: ['지금 있는 곳은 안전한가요?', '지금 곁에 있어 달라고 말할 수 있는 사람이 있나요?'],
    action: company,
  };
}
